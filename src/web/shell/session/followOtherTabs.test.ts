// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  publishSessionEnd,
  startSession,
  storedSessionItem,
  useEndedSession,
  useSession,
} from '#web/client/session/sessionStore.ts';
import { openForm, unsavedForm } from '#web/client/session/unsavedForm.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import { reloadPage, replacePage } from '../reload/reloadPage.ts';
import { setNavigate } from './appRouter.ts';
import { followOtherTabs } from './followOtherTabs.ts';

vi.mock('../reload/reloadPage.ts', () => ({
  reloadPage: vi.fn<() => void>(),
  replacePage: vi.fn<(path: string) => void>(),
}));
const navigate = vi.fn<(to: string) => void>();
followOtherTabs();

beforeEach(() => {
  navigate.mockClear();
  sessionStorage.clear();
  setNavigate(navigate);
  window.history.replaceState(null, '', '/myPage');
  startSession(sessionOf());
});

/** Simulates another tab that clears the session. */
const clearedElsewhere = async (sentence: string | null) => {
  publishSessionEnd(sentence);
  localStorage.removeItem(storedSessionItem);
  window.dispatchEvent(new StorageEvent('storage', { key: storedSessionItem }));
  await expect.poll(() => navigate).toHaveBeenCalled();
};

describe('a session that another tab has cleared', () => {
  const work = { values: { deptNm: '국제과' } };

  it('because the server ended it leaves what is typed here, the sentence and the way back', async () => {
    const close = openForm('myPage', () => work);
    await clearedElsewhere('오랫동안 사용하지 않아 로그인이 종료되었습니다.');
    close();
    expect(useSession.getState().user).toBeNull();
    expect(unsavedForm('u-1', 'myPage')).toEqual(work);
    expect(useEndedSession.getState().sentence).toBe(
      '오랫동안 사용하지 않아 로그인이 종료되었습니다. 작성하던 내용은 보관해 두었습니다.',
    );
    expect(navigate.mock.calls).toEqual([['/login?from=%2FmyPage']]);
  });

  it('because the person left leaves nothing', async () => {
    const close = openForm('myPage', () => work);
    await clearedElsewhere(null);
    close();
    expect(unsavedForm('u-1', 'myPage')).toBeNull();
    expect(navigate.mock.calls).toEqual([['/login']]);
  });
});

describe('a session that has become somebody else’s while the tab was asleep', () => {
  const changedElsewhere = (userId: string) => {
    const kept = localStorage.getItem(storedSessionItem) ?? '';
    localStorage.setItem(storedSessionItem, kept.replace('"userId":"u-1"', `"userId":"${userId}"`));
    window.dispatchEvent(new StorageEvent('storage', { key: storedSessionItem }));
  };

  it('loads the page anew for them', async () => {
    changedElsewhere('u-2');
    await expect.poll(() => reloadPage).toHaveBeenCalledOnce();
    expect(useSession.getState().user?.user.userId).toBe('u-2');
  });

  it('leaves the page as it is where it is still the same person’s', async () => {
    vi.mocked(reloadPage).mockClear();
    changedElsewhere('u-1');
    await new Promise((done) => setTimeout(done));
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('a login screen, while somebody signs in in another tab', () => {
  const signedInElsewhere = async (address: string) => {
    vi.mocked(replacePage).mockClear();
    const kept = localStorage.getItem(storedSessionItem) ?? '';
    clearSession();
    window.history.replaceState(null, '', address);
    localStorage.setItem(storedSessionItem, kept);
    window.dispatchEvent(new StorageEvent('storage', { key: storedSessionItem }));
    await expect.poll(() => useSession.getState().user).not.toBeNull();
  };

  it('leads to where this tab was, or to the dashboard', async () => {
    await signedInElsewhere('/login?from=%2Fsearch');
    expect(vi.mocked(replacePage).mock.calls).toEqual([['/search']]);
  });

  it('stays where a password is being set, as does any other screen', async () => {
    await signedInElsewhere('/login#link=tok-1');
    expect(replacePage).not.toHaveBeenCalled();
    await signedInElsewhere('/signUp');
    expect(replacePage).not.toHaveBeenCalled();
  });
});
