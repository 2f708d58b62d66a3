import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { session, stageMyPage } from '../../../../../tests/stage/myPage.tsx';
import { button, labelled, press, settle, type } from '../../../../../tests/stage/stage.tsx';
import { MyPage } from './MyPage.tsx';

const { server, calls, call, open, changeStored, address } = stageMyPage(<MyPage />);

const text = () => document.body.textContent ?? '';

describe('the password', () => {
  it('is changed with the present one, and what was typed elsewhere stays', async () => {
    server.use(call('/update-user/password', () => session));
    await open();
    await type(labelled('부서명'), '우리 과');
    await press(button('비밀번호 변경'));
    expect(text()).toContain('현재 비밀번호을(를) 입력해주세요.');
    await type(labelled('현재 비밀번호'), 'Present!1');
    await type(labelled('새 비밀번호'), 'Sound!Word9');
    await type(labelled('새 비밀번호 확인'), 'Sound!Word9');
    changeStored({ mdfcnDt: '2026-04-04T00:00:00.000Z' });
    await press(button('비밀번호 변경'));
    expect(text()).toContain('비밀번호를 변경했습니다.');
    expect(labelled('현재 비밀번호').value).toBe('');
    await press(button('저장'));
    expect(calls.at(-1)?.[2]).toEqual({
      userId: 'u-1',
      mdfcnDt: '2026-04-04T00:00:00.000Z',
      deptNm: '우리 과',
    });
  });
});

describe('leaving for good', () => {
  it('asks for the password and once more, ends the session and says so', async () => {
    server.use(call('/unregister-user', () => ({})));
    await open();
    await press(button('회원 탈퇴'));
    await press(button('탈퇴하기'));
    expect(text()).toContain('비밀번호을(를) 입력해주세요.');
    await type(labelled('비밀번호'), 'Present!1');
    await press(button('탈퇴하기'));
    await act(async () => useDialogs.getState().queue[0]?.settle(true));
    await settle();
    expect(calls.at(-1)).toEqual(['/unregister-user', 'DELETE', { pswd: 'Present!1' }]);
    expect([address(), useSession.getState().token.signedIn]).toEqual(['/login', false]);
  });

  it('does nothing when one declines', async () => {
    await open();
    await press(button('회원 탈퇴'));
    await type(labelled('비밀번호'), 'Present!1');
    await press(button('탈퇴하기'));
    await act(async () => useDialogs.getState().queue[0]?.settle(false));
    await settle();
    expect([calls, address()]).toEqual([[], '/myPage/Profile']);
  });
});
