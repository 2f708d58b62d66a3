// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession, useEndedSession, useSession } from '#web/client/session/sessionStore.ts';
import { openForm } from '#web/client/session/unsavedForm.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import { setNavigate } from './appRouter.ts';
import { logoutByPerson, sessionWasEnded } from './endSession.ts';

const server = setupServer();
const navigate = vi.fn<(to: string) => void>();

const signIn = () => startSession(sessionOf());

/** Answers the next dialog and returns its text. */
const answer = async (confirmed: boolean): Promise<string | undefined> => {
  await expect.poll(() => useDialogs.getState().queue).not.toEqual([]);
  const dialog = useDialogs.getState().queue[0];
  dialog?.settle(confirmed);
  return dialog?.message;
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  setNavigate(navigate);
  window.history.replaceState(null, '', '/article/Article?page=2');
});
afterEach(() => {
  server.resetHandlers();
  navigate.mockClear();
  useSession.setState(useSession.getInitialState(), true);
});

describe('a session that the server ended', () => {
  it('is cleared once, and /login remembers where one was', () => {
    signIn();
    sessionWasEnded('로그인이 종료되었습니다.');
    sessionWasEnded('로그인이 필요합니다.');
    expect(useSession.getState().user).toBeNull();
    expect(navigate.mock.calls).toEqual([['/login?from=%2Farticle%2FArticle%3Fpage%3D2']]);
  });

  it('leaves the first sentence, over a reload, until somebody signs in', async () => {
    signIn();
    sessionWasEnded('로그인이 종료되었습니다.');
    sessionWasEnded('로그인이 필요합니다.');
    const kept = sessionStorage.getItem('session-ended') ?? '';
    useEndedSession.setState({ sentence: null });
    sessionStorage.setItem('session-ended', kept);
    await useEndedSession.persist.rehydrate();
    expect(useEndedSession.getState().sentence).toBe('로그인이 종료되었습니다.');
    signIn();
    expect(useEndedSession.getState().sentence).toBeNull();
  });
});

describe('the logout button', () => {
  it('asks, tells the server and shows the login screen', async () => {
    let told = 0;
    server.use(
      mock.post('*/api/logout', () => {
        told += 1;
        return HttpResponse.json({ data: null });
      }),
    );
    signIn();
    const done = logoutByPerson();
    expect(await answer(true)).toBe('로그아웃하시겠습니까?');
    await done;
    expect([told, useSession.getState().user, navigate.mock.calls]).toEqual([1, null, [['/login']]]);
  });

  it('says that it takes what is not saved along, where something is', async () => {
    signIn();
    const close = openForm('post:new', () => ({ values: { ttl: '쓰다 만 제목' } }));
    const done = logoutByPerson();
    expect(await answer(false)).toBe('로그아웃하시겠습니까?\n저장하지 않은 내용은 사라집니다.');
    await done;
    close();
  });

  it('does nothing when the person declines', async () => {
    signIn();
    const done = logoutByPerson();
    await answer(false);
    await done;
    expect(useSession.getState().user).not.toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('logs out here even if the server fails, which is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(mock.post('*/api/logout', () => HttpResponse.error()));
    signIn();
    const done = logoutByPerson();
    await answer(true);
    await done;
    expect(log).toHaveBeenCalled();
    expect(useDialogs.getState().queue).toEqual([]);
    expect(navigate.mock.calls).toEqual([['/login']]);
    log.mockRestore();
  });

  it('says so when nobody was signed in, and logs out then', async () => {
    server.use(mock.post('*/api/logout', () => HttpResponse.json({ data: null })));
    const done = logoutByPerson();
    await answer(true);
    expect(await answer(true)).toBe('로그인 정보가 없습니다.');
    await done;
    expect(navigate.mock.calls).toEqual([['/login']]);
  });
});
