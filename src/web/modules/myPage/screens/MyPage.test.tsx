import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import type { MyPage as MyRecord } from '#generated/types/myPage.ts';
import { saveOpenForms } from '#web/client/session/unsavedForm.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { record, stageMyPage } from '../../../../../tests/stage/myPage.tsx';
import { signInAs } from '../../../../../tests/stage/signInAs.ts';
import { button, labelled, press, settle, type } from '../../../../../tests/stage/stage.tsx';
import { MyPage } from './MyPage.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { Tab } from './tabs.ts';

const { server, calls, call, open, show, leave } = stageMyPage(<MyPage />);

/** The form beside a button that switches to another tab. */
const openForm = async () => {
  const Tabs = () => {
    const [tab, setTab] = useState<Tab>('Profile');
    return (
      <>
        <button type="button" onClick={() => setTab('Memo')}>
          메모로
        </button>
        <ProfileForm record={record} tab={tab} onTab={setTab} onUnsaved={nothing} />
      </>
    );
  };
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Tabs />
    </QueryClientProvider>,
  );
};
const nothing = () => {};
const text = () => document.body.textContent ?? '';
const buttons = () => [...document.querySelectorAll('button')].map((one) => one.textContent);

describe('one’s particulars', () => {
  it('show the group, which cannot be changed here, and when the account was used', async () => {
    await open();
    expect([labelled('사용자 그룹').value, labelled('사용자 그룹').readOnly]).toEqual(['본부', true]);
    expect(text()).toContain('최근 로그인2026-11-20 09:30');
    expect(buttons()).not.toContain('저장');
  });

  it('wait for nothing of the tabs that nobody has opened', async () => {
    await open();
    expect(document.querySelectorAll('[data-waiting]')).toHaveLength(0);
  });

  it('are saved with the version that was read: what changed, and nothing else', async () => {
    await open();
    await type(labelled('부서명'), '국제문화과');
    await press(labelled('보고 메일 받기'));
    await press(button('저장'));
    expect(calls).toEqual([
      [
        '/user-mypage',
        'PUT',
        { userId: 'u-1', mdfcnDt: '2026-01-01T00:00:00.000Z', deptNm: '국제문화과', rptpEmlYn: 'Y' },
      ],
    ]);
    expect(text()).toContain('저장했습니다.');
    expect(buttons()).not.toContain('저장');
  });

  it('offer the mails about reports, ticked or not, to whom has agreed alone', async () => {
    const mails = () => [labelled('보고 메일 받기').checked, labelled('보고 메일 받기').disabled];
    await open({ rptpEmlYn: 'Y', prvcClctAgreChc: 'N' });
    expect(mails()).toEqual([false, true]);
    await press(labelled('개인정보 수집·이용(선택) 동의'));
    expect(mails()).toEqual([true, false]);
  });

  it('take the letters of the keyboard while they are changed and shown', async () => {
    await openForm();
    const isWriting = () => document.querySelector('[data-writing]') !== null;
    expect(isWriting()).toBe(false);
    await type(labelled('부서명'), '국제문화과');
    expect(isWriting()).toBe(true);
    await press(button('메모로'));
    expect([isWriting(), labelled('부서명').value]).toEqual([false, '국제문화과']);
  });

  it('can be taken back', async () => {
    await open();
    await type(labelled('부서명'), '국제문화과');
    await type(labelled('이메일'), 'lee@korea.kr');
    await press(button('되돌리기'));
    expect([labelled('부서명').value, labelled('이메일').value]).toEqual(['해외홍보정책과', 'kim@korea.kr']);
    expect(buttons()).not.toContain('저장');
  });

  it('typed before the session ended stand in the form again, the contacts too', async () => {
    signInAs({ userId: 'u-1' });
    await open();
    await type(labelled('부서명'), '국제문화과');
    await type(labelled('이메일'), 'lee@korea.kr');
    saveOpenForms('u-1');
    leave();
    await open();
    expect([labelled('부서명').value, labelled('이메일').value]).toEqual(['국제문화과', 'lee@korea.kr']);
    expect(text()).toContain('저장하지 못한 내용을 되살렸습니다. 확인하고 저장해 주세요.');
    expect(buttons()).toContain('저장');
    await press(button('되살린 내용 버리기'));
    expect([labelled('부서명').value, labelled('이메일').value]).toEqual(['해외홍보정책과', 'kim@korea.kr']);
    expect(buttons()).not.toContain('되살린 내용 버리기');
  });

  it('name what is missing', async () => {
    await open();
    await type(labelled('이름'), ' ');
    await press(button('저장'));
    expect(text()).toContain('이름을(를) 입력해주세요.');
    expect(document.activeElement).toBe(labelled('이름'));
    expect(calls).toEqual([]);
  });
});

describe('the contacts', () => {
  it.each<[string, Partial<MyRecord>, string, string, string]>([
    ['a new e-mail', {}, '이메일', 'lee@korea.kr', messages.form.emailDuplicateCheckNeeded],
    ['no e-mail', {}, '이메일', '', messages.email.empty],
    ['a new number', {}, '휴대폰 번호', '01011112222', messages.form.phoneVerificationNeeded],
    ['half a number', {}, '휴대폰 번호', '0101111', messages.mobile.invalid],
    [
      'a number that was never verified',
      { mblCertYn: 'N' },
      '부서명',
      '국제문화과',
      messages.form.phoneVerificationNeeded,
    ],
  ])('%s cannot be saved as it is', async (_what, given, label, typed, sentence) => {
    await open(given);
    await type(labelled(label), typed);
    await press(button('저장'));
    expect(text()).toContain(sentence);
    expect(calls).toEqual([]);
  });

  it('are saved once they are verified', async () => {
    const yes = { result: true, message: '좋습니다.' };
    server.use(
      call('/user/eml-check', () => yes),
      call('/user-verification-eml', () => ({ ...yes, toContact: '', expiresIn: 300, resendIn: 30 })),
      call('/user-verification-eml/check', () => yes),
    );
    await open();
    await type(labelled('이메일'), 'lee@korea.kr');
    await press(button('중복확인'));
    await press(button('인증코드 받기'));
    await type(labelled('인증코드'), '123456');
    await press(button('인증 확인'));
    await press(button('저장'));
    expect(calls.map(([path, , body]) => [path, body])).toEqual([
      ['/user/eml-check', { eml: 'lee@korea.kr' }],
      ['/user-verification-eml', { certKnd: 'CHANGE', toContact: 'lee@korea.kr' }],
      ['/user-verification-eml/check', { certKnd: 'CHANGE', toContact: 'lee@korea.kr', certNo: '123456' }],
      ['/user-mypage', { userId: 'u-1', mdfcnDt: '2026-01-01T00:00:00.000Z', eml: 'lee@korea.kr' }],
    ]);
  });

  it('a number may be given up', async () => {
    await open();
    await type(labelled('휴대폰 번호'), '');
    await press(button('저장'));
    expect(calls.at(-1)?.[2]).toMatchObject({ mblTelno: null });
  });
});

describe('somebody was faster', () => {
  const theirs = { ...record, deptNm: '저쪽 과', telno: '02-1', mdfcnDt: '2026-03-03T00:00:00.000Z' };
  const conflict = () =>
    mock.post(
      '*/api/user-mypage',
      () =>
        HttpResponse.json({ code: 'CONFLICT', message: '먼저 저장했습니다.', data: theirs }, { status: 409 }),
      { once: true },
    );
  const answer = async (yes: boolean) => {
    const [dialog] = useDialogs.getState().queue;
    await act(async () => dialog?.settle(yes));
    await settle();
    return dialog?.message;
  };

  it('asks where both changed the same, and saves over it', async () => {
    server.use(conflict());
    await open();
    await type(labelled('부서명'), '우리 과');
    await press(button('저장'));
    expect(await answer(true)).toContain('부서명\n저장된 값 ‘저쪽 과’\n입력한 값 ‘우리 과’');
    expect(calls.at(-1)?.[2]).toEqual({ userId: 'u-1', mdfcnDt: theirs.mdfcnDt, deptNm: '우리 과' });
  });

  it('keeps what was typed when one would rather not; taking back shows what is stored', async () => {
    server.use(conflict());
    await open();
    await type(labelled('부서명'), '우리 과');
    await press(button('저장'));
    await answer(false);
    expect([labelled('부서명').value, labelled('사무실 전화').value]).toEqual(['우리 과', '02-1']);
    await press(button('되돌리기'));
    expect(labelled('부서명').value).toBe('저쪽 과');
    expect(calls).toEqual([]);
  });

  it('does not ask where the changes can stand side by side', async () => {
    server.use(conflict());
    await open();
    await type(labelled('직위'), '팀장');
    await press(button('저장'));
    expect(useDialogs.getState().queue).toEqual([]);
    expect(calls.at(-1)?.[2]).toEqual({ userId: 'u-1', mdfcnDt: theirs.mdfcnDt, jbpsNm: '팀장' });
  });
});
