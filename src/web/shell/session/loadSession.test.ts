// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { today } from '#contract/days.ts';
import type { Session } from '#contract/session.ts';
import {
  startSession,
  storedSessionItem,
  usePendingSession,
  useSession,
} from '#web/client/session/sessionStore.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import { decideNow } from '../guard/guard.ts';
import { applySignInResponse, loadSession, signIn } from './loadSession.ts';

const server = setupServer();

const session = (given: Partial<Session> = {}) =>
  sessionOf({ pswdChgYmd: today(), lastJoinCertYmd: today(), ...given });
const oldPassword = session({ pswdChgYmd: '2020-01-01', passwordExtensionRequired: true });

let menuLists = 0;
const says = (answered: Session) => [
  mock.post('*/api/login', () => HttpResponse.json({ data: answered })),
  mock.get('*/api/user-info', () => HttpResponse.json({ data: answered })),
  mock.get('*/api/menu-list', () => {
    menuLists += 1;
    return HttpResponse.json({ data: [] });
  }),
];
const state = () => useSession.getState();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  menuLists = 0;
});
afterEach(() => {
  server.resetHandlers();
  useSession.setState(useSession.getInitialState(), true);
  usePendingSession.setState({ session: null });
  localStorage.clear();
});

describe('a right password', () => {
  it('signs in where no step is left', async () => {
    server.use(...says(session()));
    expect(await signIn('staff@example.go.kr', 'secret')).toBeNull();
    expect([state().user?.user.userId, menuLists, usePendingSession.getState().session]).toEqual([
      'u-1',
      1,
      null,
    ]);
  });

  it('holds the session where a step is left: nobody is signed in, the flag tells which', async () => {
    server.use(...says(oldPassword));
    expect(await signIn('staff@example.go.kr', 'secret')).toBe('passwordExtension');
    expect([state().user, state().token.signedIn, menuLists]).toEqual([null, true, 0]);
    expect(state().login.passwordExtensionRequired).toBe(true);
    expect(localStorage.getItem(storedSessionItem)).not.toContain('secret');
  });

  it('keeps a held session on the login screen, and out of every other', async () => {
    server.use(...says(oldPassword));
    await signIn('staff@example.go.kr', 'secret');
    expect(decideNow('/login')).toEqual({ kind: 'go' });
    expect(decideNow('/dashboard')).toMatchObject({ kind: 'redirect', to: '/login' });
  });
});

describe('the last step', () => {
  it('lets the session begin', async () => {
    server.use(...says(session()));
    await applySignInResponse(oldPassword);
    expect(await applySignInResponse(session())).toBeNull();
    expect([state().user?.user.userId, state().login.passwordExtensionRequired]).toEqual(['u-1', false]);
    expect(decideNow('/dashboard')).toEqual({ kind: 'go' });
  });
});

describe('a reload', () => {
  it('goes on with the step of a sign-in that was not finished', async () => {
    server.use(...says(oldPassword));
    await signIn('staff@example.go.kr', 'secret');
    usePendingSession.setState({ session: null });
    await loadSession();
    expect(usePendingSession.getState().session).toEqual(oldPassword);
    expect(decideNow('/login')).toEqual({ kind: 'go' });
  });

  it('leaves a finished sign-in that has grown old to the guard, which ends it', async () => {
    server.use(...says(oldPassword));
    startSession(session());
    await loadSession();
    expect(usePendingSession.getState().session).toBeNull();
    expect(decideNow('/dashboard')).toEqual({ kind: 'logout' });
    expect(decideNow('/login')).toEqual({ kind: 'logout' });
  });
});
