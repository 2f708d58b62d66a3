// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { today } from '#contract/days.ts';
import type { Session } from '#contract/session.ts';
import { useEndedSession, usePendingSession, useSession } from '#web/client/session/sessionStore.ts';
import { eventually } from '../../../../tests/helpers/eventually.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import { button, labelled, press, type Stage, settle, stage, type } from '../../../../tests/stage/stage.tsx';
import { LoginRoute } from './LoginRoute.tsx';

// large, and not part of these tests
vi.mock('./signedInChunk.ts', () => ({ loadSignedIn: async () => ({}) }));

const server = setupServer();
const calls: [string, unknown][] = [];
let screen: Stage;
let answered: Session;

const session = (given: Partial<Session> = {}) =>
  sessionOf({ pswdChgYmd: today(), lastJoinCertYmd: today(), ...given });

const call = (path: string, data: () => unknown) =>
  mock.post(`*/api${path}`, async ({ request }) => {
    calls.push([path, await request.json()]);
    return HttpResponse.json({ data: data() });
  });
const sent = {
  result: true,
  message: '보냈습니다.',
  toContact: 's***@example.go.kr',
  expiresIn: 300,
  resendIn: 30,
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  calls.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
  server.use(
    call('/login', () => answered),
    call('/logout', () => ({})),
    mock.get('*/api/menu-list', () => HttpResponse.json({ data: [] })),
    mock.get('*/api/user-info', () => HttpResponse.json({ data: answered })),
    mock.get('*/api/current-document-texts', () => HttpResponse.json({ data: [] })),
  );
});
afterEach(() => {
  screen.unmount();
  server.resetHandlers();
  vi.restoreAllMocks();
  useSession.setState(useSession.getInitialState(), true);
  usePendingSession.setState({ session: null });
  localStorage.clear();
});

const heading = () => document.querySelector('h2')?.textContent;
/** A step's screen is loaded lazily, which may take long on a busy machine. */

const arrive = async (first: Session, address = '/login?from=%2Fsearch') => {
  answered = first;
  screen = await stage(<LoginRoute />, address);
  await type(labelled('이메일'), 'staff@example.go.kr');
  await type(labelled('비밀번호'), 'Present!1');
  await press(button('로그인'));
  await eventually(async () => {
    await settle();
    expect(document.body.textContent).not.toContain('로그인하는 중입니다.');
  });
};
const waitForHeading = (text: string) =>
  eventually(async () => {
    await settle();
    expect(heading()).toBe(text);
  });

describe('signing in', () => {
  it('goes where the person wanted to go', async () => {
    await arrive(session());
    expect(screen.address()).toBe('/search');
  });

  it('goes to the agreements first, and keeps in mind where the person wanted to go', async () => {
    await arrive(session({ joinCertYn: 'N', lastJoinCertYmd: null }));
    expect(screen.address()).toBe('/login/agreement?from=%2Fsearch');
  });

  it('asks for a forgotten password without losing where the person wanted to go', async () => {
    const wanted = '/login?from=%2Fsearch';
    screen = await stage(<LoginRoute />, wanted);
    await press(document.querySelector('a[href*="#forgotten"]') as HTMLElement);
    await waitForHeading('비밀번호 다시 정하기');
    expect(screen.address()).toBe(wanted);
    await press(button('로그인 화면으로'));
    await settle();
    expect([labelled('비밀번호').type, screen.address()]).toEqual(['password', wanted]);
  });

  it('shows the sentence of the server and logs the failure', async () => {
    server.use(
      mock.post('*/api/login', () =>
        HttpResponse.json({ code: 'FORBIDDEN', message: '잠긴 계정입니다.' }, { status: 403 }),
      ),
    );
    await arrive(session());
    expect(document.querySelector('[role=alert]')?.textContent).toBe('잠긴 계정입니다.');
    expect(console.error).toHaveBeenCalled();
  });
});

describe('whose session the server ended', () => {
  it('reads why, until they sign in', async () => {
    useEndedSession.setState({ sentence: '로그인이 종료되었습니다. 다시 로그인해 주세요.' });
    answered = session();
    screen = await stage(<LoginRoute />, '/login?from=%2Fsearch');
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      '로그인이 종료되었습니다. 다시 로그인해 주세요.',
    );
    await type(labelled('이메일'), 'staff@example.go.kr');
    await type(labelled('비밀번호'), 'Present!1');
    await press(button('로그인'));
    await eventually(async () => {
      await settle();
      expect(screen.address()).toBe('/search');
    });
    expect(useEndedSession.getState().sentence).toBeNull();
  });
});

describe('the steps of a sign-in', () => {
  it('come one after the other: code, password, agreements', async () => {
    const first = session({
      additionalVerificationRequired: true,
      passwordChangeRequired: true,
      pswdChgYmd: null,
      lastJoinCertYmd: '2020-01-01',
    });
    server.use(
      call('/user-verification-eml', () => sent),
      call('/user-verification-eml/check', () => ({ result: true, message: '확인했습니다.' })),
      call('/update-user/password', () => answered),
      call('/update-register/join-cert-yn', () => answered),
    );
    await arrive(first);
    await waitForHeading('추가 인증');
    expect(document.activeElement).toBe(document.querySelector('h2'));
    await press(button('인증코드 받기'));
    expect(calls.at(-1)).toEqual(['/user-verification-eml', { certKnd: 'ADDITIONAL' }]);
    answered = { ...answered, additionalVerificationRequired: false };
    await type(labelled('인증코드'), '123456');
    await press(button('인증 확인'));

    await waitForHeading('비밀번호 변경');
    expect(() => labelled('현재 비밀번호')).toThrow('Nothing is labelled');
    await type(labelled('새 비밀번호'), 'Sound!Word9');
    await type(labelled('새 비밀번호 확인'), 'Sound!Word9');
    answered = { ...answered, passwordChangeRequired: false, pswdChgYmd: today() };
    await press(button('비밀번호 변경'));
    expect(calls.at(-1)).toEqual(['/update-user/password', { pswd: 'Present!1', newPswd: 'Sound!Word9' }]);

    await waitForHeading('본인 확인');
    await press(button('인증코드 받기'));
    expect(calls.at(-1)).toEqual(['/user-verification-eml', { certKnd: 'RECERT' }]);
    await type(labelled('인증코드'), '123456');
    await press(button('인증 확인'));
    await waitForHeading('약관 동의');
    await press(labelled('모두 동의'));
    expect(screen.address()).toBe('/login?from=%2Fsearch');
    answered = { ...answered, lastJoinCertYmd: today() };
    await press(button('동의하고 계속하기'));
    expect(calls.at(-1)).toEqual([
      '/update-register/join-cert-yn',
      { useTrmsAgre: 'Y', prvcClctAgreEsntl: 'Y', prvcClctAgreChc: 'Y' },
    ]);
    await expect.poll(() => screen.address()).toBe('/search');
  });

  it('an old password may stay for six more months', async () => {
    server.use(call('/update-user/password-extend', () => answered));
    await arrive(session({ passwordExtensionRequired: true, pswdChgYmd: '2020-01-01' }));
    await waitForHeading('6개월 동안 비밀번호를 바꾸지 않았습니다');
    answered = session();
    await press(button('6개월 연장'));
    await expect.poll(() => screen.address()).toBe('/search');
  });

  it('a step of which the server took no note is no loop: it is said, and begun by the person', async () => {
    server.use(call('/update-user/password-extend', () => answered));
    await arrive(session({ passwordExtensionRequired: true, pswdChgYmd: '2020-01-01' }));
    await waitForHeading('6개월 동안 비밀번호를 바꾸지 않았습니다');
    await press(button('6개월 연장'));
    await settle();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('이 단계를 마치지 못했습니다.');
    expect(calls.filter(([path]) => path === '/update-user/password-extend')).toHaveLength(1);
  });

  it('agreements that are missing are named, and nothing is sent', async () => {
    server.use(
      call('/user-verification-eml', () => sent),
      call('/user-verification-eml/check', () => ({ result: true, message: '확인했습니다.' })),
    );
    await arrive(session({ joinCertYn: 'N', lastJoinCertYmd: '2020-01-01' }));
    await waitForHeading('본인 확인');
    await press(button('인증코드 받기'));
    await type(labelled('인증코드'), '123456');
    await press(button('인증 확인'));
    await waitForHeading('약관 동의');
    await press(button('동의하고 계속하기'));
    expect(document.body.textContent).toContain('이용약관에 동의해 주세요.');
    expect(document.activeElement?.getAttribute('name')).toBe('useTrmsAgre');
    expect(calls.map(([path]) => path)).not.toContain('/update-register/join-cert-yn');
  });

  it('can be left: the session ends and the form is back', async () => {
    await arrive(session({ passwordExtensionRequired: true, pswdChgYmd: '2020-01-01' }));
    await waitForHeading('6개월 동안 비밀번호를 바꾸지 않았습니다');
    await press(button('로그아웃하고 처음으로'));
    expect(calls.at(-1)?.[0]).toBe('/logout');
    expect(labelled('이메일')).toBeTruthy();
  });

  it('after a reload ask for the present password, which nobody kept', async () => {
    answered = session({ passwordChangeRequired: true, pswdChgYmd: null });
    usePendingSession.setState({ session: answered });
    screen = await stage(<LoginRoute />, '/login');
    await waitForHeading('비밀번호 변경');
    expect(labelled('현재 비밀번호')).toBeTruthy();
  });
});

describe('a mailed link', () => {
  const open = async (state: object) => {
    server.use(call('/password-link/check', () => state));
    screen = await stage(<LoginRoute />, '/login#link=tok-1');
  };

  it('opens the form, and leads to the login form with a sentence', async () => {
    server.use(call('/password-link', () => ({ result: true, message: '' })));
    await open({ result: true, message: '', eml: 'st***@example.go.kr', userNm: '김*지' });
    await waitForHeading('비밀번호 설정');
    await type(labelled('새 비밀번호'), 'short');
    expect(document.body.textContent).toContain('비밀번호는 9자 이상으로 정해 주세요.');
    await type(labelled('새 비밀번호'), 'Sound!Word9');
    expect(document.body.textContent).toContain('사용할 수 있는 비밀번호입니다.');
    await type(labelled('새 비밀번호 확인'), 'Sound!Word8');
    await press(button('비밀번호 설정'));
    expect(document.body.textContent).toContain('비밀번호가 서로 다릅니다.');
    await type(labelled('새 비밀번호 확인'), 'Sound!Word9');
    await press(button('비밀번호 설정'));
    expect(calls.at(-1)).toEqual(['/password-link', { token: 'tok-1', newPswd: 'Sound!Word9' }]);
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      '비밀번호를 설정했습니다. st***@example.go.kr 계정에 새 비밀번호로 로그인해 주세요.',
    );
    expect(labelled('이메일')).toBeTruthy();
  });

  it('that is used up says so and leads back', async () => {
    await open({ result: false, message: '이미 사용한 링크입니다.', eml: null, userNm: null });
    await waitForHeading('사용할 수 없는 링크입니다');
    expect(document.querySelector('[role=alert]')?.textContent).toBe('이미 사용한 링크입니다.');
    await press(button('로그인 화면으로'));
    expect(labelled('이메일')).toBeTruthy();
  });

  it('shows what the server says of the password at its field', async () => {
    server.use(
      mock.post('*/api/password-link', () =>
        HttpResponse.json(
          {
            code: 'VALIDATION',
            message: '최근에 쓴 비밀번호입니다.',
            fields: [{ name: 'newPswd', label: '새 비밀번호', message: '최근에 쓴 비밀번호입니다.' }],
          },
          { status: 400 },
        ),
      ),
    );
    await open({ result: true, message: '', eml: null, userNm: null });
    await waitForHeading('비밀번호 설정');
    await type(labelled('새 비밀번호'), 'Sound!Word9');
    await type(labelled('새 비밀번호 확인'), 'Sound!Word9');
    await press(button('비밀번호 설정'));
    expect(document.body.textContent).toContain('최근에 쓴 비밀번호입니다.');
    expect(document.activeElement).toBe(labelled('새 비밀번호'));
  });
});
