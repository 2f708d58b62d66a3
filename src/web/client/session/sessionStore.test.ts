// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { constants } from '#contract/constants.ts';
import { noRights } from '#contract/session.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import {
  clearSession,
  deleteSavedUsername,
  rightsOf,
  startSession,
  storedSessionItem,
  useSession,
} from './sessionStore.ts';

const session = sessionOf({
  authorizedInfo: { ...noRights, ipYn: 'Y', authorizedMenuList: [{ menuId: 1, authorizedYn: 'Y' }] },
  passwordExtensionRequired: true,
});

const stored = () => JSON.parse(localStorage.getItem(storedSessionItem) ?? 'null');

beforeEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
});

describe('stored session', () => {
  it('holds exactly the specified slices at key version 1', () => {
    startSession(session);
    expect(stored().version).toBe(1);
    expect(Object.keys(stored().state).sort()).toEqual([...constants.persistedSlices].sort());
    expect(Object.keys(stored().state.token).sort()).toEqual(['renewedAt', 'signedIn']);
    expect(Object.keys(stored().state.login).sort()).toEqual([
      'additionalVerificationRequired',
      'passwordChangeRequired',
      'passwordExtensionRequired',
      'savedUsername',
    ]);
  });

  it('comes back after a reload', async () => {
    startSession(session);
    const text = localStorage.getItem(storedSessionItem) ?? '';
    useSession.setState(useSession.getInitialState(), true);
    localStorage.setItem(storedSessionItem, text);
    await useSession.persist.rehydrate();
    expect(useSession.getState().user?.user.eml).toBe('staff@example.go.kr');
  });

  it('of another version is discarded', async () => {
    localStorage.setItem(storedSessionItem, JSON.stringify({ state: { user: session }, version: 2 }));
    await useSession.persist.rehydrate();
    expect(useSession.getState().user).toBeNull();
  });
});

describe('clearing the session', () => {
  it('forgets user, rights, search state, the stored item and the cross-site token', () => {
    document.cookie = 'XSRF-TOKEN=abc; Path=/';
    startSession(session);
    useSession.setState({ commonSearch: { '/article/Article': { ntnId: 'FR' } } });
    clearSession();
    const state = useSession.getState();
    expect([state.user, state.menu, state.commonSearch, state.token.signedIn]).toEqual([null, [], {}, false]);
    expect(rightsOf(state)).toEqual(noRights);
    expect(state.login.passwordExtensionRequired).toBe(false);
    expect(document.cookie).not.toContain('XSRF-TOKEN');
    expect(localStorage.getItem(storedSessionItem)).toBeNull();
  });

  it('keeps the e-mail that the person asked to save', () => {
    startSession(session);
    useSession.setState(({ login }) => ({ login: { ...login, savedUsername: 'staff@example.go.kr' } }));
    clearSession();
    expect(stored().state.login.savedUsername).toBe('staff@example.go.kr');
    expect(stored().state.user).toBeNull();
  });
});

describe('the saved e-mail', () => {
  const save = (savedUsername: string) =>
    useSession.setState(({ login }) => ({ login: { ...login, savedUsername } }));
  const savedNow = () => useSession.getState().login.savedUsername;

  it('follows its owner to a new address, and nobody else', () => {
    startSession(session);
    save(session.user.eml);
    startSession({ ...session, user: { ...session.user, eml: 'new@example.go.kr' } });
    expect(savedNow()).toBe('new@example.go.kr');
    startSession({ ...session, user: { ...session.user, userId: 'other', eml: 'other@example.go.kr' } });
    expect(savedNow()).toBe('new@example.go.kr');
  });

  it('goes with somebody who leaves for good', () => {
    startSession(session);
    save('someone.else@example.go.kr');
    deleteSavedUsername();
    expect(savedNow()).toBe('someone.else@example.go.kr');
    save(session.user.eml);
    deleteSavedUsername();
    expect(savedNow()).toBeNull();
  });
});
