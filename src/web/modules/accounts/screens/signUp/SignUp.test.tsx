import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import {
  button,
  labelled,
  press,
  type Stage,
  settle,
  stage,
  type,
} from '../../../../../../tests/stage/stage.tsx';
import { SignUp } from './SignUp.tsx';

const server = setupServer();
const calls: [string, unknown][] = [];
let screen: Stage;

const call = (path: string, data: object) =>
  mock.post(`*/api${path}`, async ({ request }) => {
    calls.push([path, await request.json()]);
    return HttpResponse.json({ data });
  });
const refused = (status: number, body: object) =>
  mock.post('*/api/register', () => HttpResponse.json(body, { status }));
const yes = { result: true, message: '좋습니다.' };
const sent = { ...yes, toContact: '', expiresIn: 300, resendIn: 30 };

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  vi.spyOn(console, 'error').mockReturnValue();
  calls.length = 0;
  server.use(
    mock.get('*/api/current-document-texts', () =>
      HttpResponse.json({
        data: [
          {
            docKndCd: 'DOC_KND_TERMS',
            docKndNm: '이용약관',
            docId: 1,
            rvsnYmd: null,
            paragraphs: ['제1조(목적)'],
          },
        ],
      }),
    ),
    mock.get('*/api/nationcode-ntnno-list', () =>
      HttpResponse.json({ data: [{ ntnId: 'KR', ntnNm: '대한민국', ntnno: '82' }] }),
    ),
    call('/register/eml-check', yes),
    call('/register-verification-eml', sent),
    call('/register-verification-eml/check', yes),
    call('/user/sms-check', yes),
    call('/user-verification-sms', sent),
    call('/user-verification-sms/check', yes),
    call('/register', { userId: 'u-9' }),
  );
  screen = await stage(<SignUp />, '/signUp', [{ path: '/login', element: <p>로그인 화면</p> }]);
});
afterEach(() => {
  screen.unmount();
  server.resetHandlers();
  useDialogs.setState({ queue: [] });
  vi.restoreAllMocks();
});

const heading = () => document.querySelector('h2')?.textContent;
const current = () => document.querySelector('[aria-current=step]')?.textContent;
const agree = async () => {
  await press(labelled('모두 동의'));
  await press(button('다음'));
};
const verify = async (label: string, contact: string) => {
  await type(labelled(label), contact);
  await press(button('중복확인'));
  await press(button('인증코드 받기'));
  await type(labelled('인증코드'), '123456');
  await press(button('인증 확인'));
};
const toLastStep = async () => {
  await agree();
  await verify('이메일', 'kim@korea.kr');
  await press(button('다음'));
  await verify('휴대폰 번호', '01012345678');
  await press(button('다음'));
};
const person = {
  이름: '김민지',
  '사무실 전화': '044-203-2000',
  기관명: '문화체육관광부',
  부서명: '해외홍보정책과',
  직급: '행정사무관',
  직위: '사무관',
};
const fillIn = async () => {
  for (const [label, text] of Object.entries(person)) await type(labelled(label), text);
};

describe('sign-up', () => {
  it('begins with the agreements, which can be read, and asks for the required ones', async () => {
    expect([heading(), current()]).toEqual(['약관 동의', '1단계약관 동의']);
    expect(document.body.textContent).toContain('제1조(목적)');
    await press(button('다음'));
    expect(document.body.textContent).toContain('이용약관에 동의해 주세요.');
    expect(document.body.textContent).toContain('개인정보 수집·이용(필수)에 동의해 주세요.');
    expect([heading(), document.activeElement]).toEqual(['약관 동의', labelled('이용약관에 동의합니다.')]);
  });

  it('goes on step by step and ends in an application', async () => {
    await agree();
    expect([heading(), screen.address(), document.activeElement?.textContent]).toEqual([
      '이메일 인증',
      '/signUp?step=2',
      '이메일 인증',
    ]);
    await press(button('다음'));
    expect(document.body.textContent).toContain(messages.email.empty);
    expect(heading()).toBe('이메일 인증');
    await verify('이메일', 'kim@korea.kr');
    expect(document.activeElement).toBe(button('다음'));
    await press(button('다음'));
    await verify('휴대폰 번호', '01012345678');
    await press(button('다음'));
    expect(heading()).toBe('정보 입력');
    await fillIn();
    await press(button('가입 신청'));
    expect(calls.at(-1)).toEqual([
      '/register',
      {
        userNm: '김민지',
        ntnId: 'KR',
        telno: '044-203-2000',
        instNm: '문화체육관광부',
        deptNm: '해외홍보정책과',
        jbgdNm: '행정사무관',
        jbpsNm: '사무관',
        eml: 'kim@korea.kr',
        mblTelno: '010-1234-5678',
        useTrmsAgre: 'Y',
        prvcClctAgreEsntl: 'Y',
        prvcClctAgreChc: 'Y',
        joinCertYn: 'Y',
        mblCertYn: 'Y',
      },
    ]);
    expect(heading()).toBe('가입 신청이 접수되었습니다');
    expect(document.body.textContent).toContain('kim@korea.kr');
  });

  it('names every missing field in the words of the specification, and goes to the first', async () => {
    await toLastStep();
    await press(button('가입 신청'));
    const text = document.body.textContent ?? '';
    for (const label of Object.keys(person)) expect(text).toContain(`${label}을(를) 입력해주세요.`);
    expect(text).toContain('필수값을 입력해주세요.');
    expect(document.activeElement).toBe(labelled('이름'));
    expect(calls.map(([path]) => path)).not.toContain('/register');
  });

  it('keeps what was entered on the way back, and nothing is asked twice', async () => {
    await toLastStep();
    await fillIn();
    await press(button('이전'));
    await press(button('이전'));
    expect([heading(), labelled('이메일').value]).toEqual(['이메일 인증', 'kim@korea.kr']);
    await press(button('다음'));
    await press(button('다음'));
    expect([heading(), labelled('이름').value]).toEqual(['정보 입력', '김민지']);
  });

  it('asks for the verification anew when a verified e-mail is changed', async () => {
    await toLastStep();
    await press(button('이전'));
    await press(button('이전'));
    await type(labelled('이메일'), 'lee@korea.kr');
    await press(button('다음'));
    expect([heading(), document.body.textContent?.includes(messages.email.duplicateCheckNeeded)]).toEqual([
      '이메일 인증',
      true,
    ]);
  });

  it('leads back to a contact that the server does not accept any more', async () => {
    await toLastStep();
    await fillIn();
    server.use(
      refused(409, {
        code: 'DUPLICATE',
        message: messages.mobile.duplicate,
        fields: [{ name: 'mblTelno', label: '휴대폰 번호', message: messages.mobile.duplicate }],
      }),
    );
    await press(button('가입 신청'));
    expect([heading(), document.body.textContent?.includes(messages.mobile.duplicate)]).toEqual([
      '휴대폰 인증',
      true,
    ]);
  });

  it('shows what the server says of a field at it', async () => {
    await toLastStep();
    await fillIn();
    server.use(
      refused(400, {
        code: 'VALIDATION',
        message: '사무실 전화이(가) 올바르지 않습니다.',
        fields: [{ name: 'telno', label: '사무실 전화', message: '사무실 전화이(가) 올바르지 않습니다.' }],
      }),
    );
    await press(button('가입 신청'));
    expect(labelled('사무실 전화').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(labelled('사무실 전화'));
  });
});

describe('leaving the sign-up', () => {
  const cancel = () => press(document.querySelector('a[href="/login"]') as HTMLElement);
  const answer = async (leave: boolean) => {
    const [dialog] = useDialogs.getState().queue;
    await act(async () => dialog?.settle(leave));
    await settle();
    return dialog?.message;
  };

  it('is free while nothing was entered', async () => {
    await cancel();
    expect([useDialogs.getState().queue, screen.address()]).toEqual([[], '/login']);
  });

  it('is asked about once something was, and can be taken back', async () => {
    await press(labelled('모두 동의'));
    await cancel();
    expect(await answer(false)).toContain('가입 신청을 마치지 않았습니다.');
    expect(screen.address()).toBe('/signUp');
    await cancel();
    await answer(true);
    expect(screen.address()).toBe('/login');
  });

  it('by closing the tab warns, too', async () => {
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    await press(labelled('모두 동의'));
    expect(closing()).toBe(false);
  });
});
