import { originOf } from '#web/client/session/origin.ts';
import { publishedSessionEnd, storedSessionItem, useSession } from '#web/client/session/sessionStore.ts';
import { reloadPage, replacePage } from '../reload/reloadPage.ts';
import { goTo } from './appRouter.ts';
import { sessionWasEndedElsewhere } from './endSession.ts';

/**
 * Ends the session in all tabs when it ends in one: screens of a signed-out user must not stay open. Unsaved input is
 * kept in each tab if the server ended the session, and deleted after a logout. A tab that was suspended meanwhile may
 * find another user signed in: its screens are not meant for them. A login screen is left once somebody has signed in.
 */
export const followOtherTabs = (): void => {
  const follow = async (): Promise<void> => {
    const before = useSession.getState().user;
    const sentence = publishedSessionEnd();
    await useSession.persist.rehydrate();
    const signedIn = localStorage.getItem(storedSessionItem) !== null && useSession.getState().user !== null;
    const userId = useSession.getState().user?.user.userId;
    const { pathname, search, hash } = window.location;
    if (!before && signedIn && pathname === '/login' && hash === '') replacePage(originOf(search));
    if (before && signedIn && userId !== before.user.userId) reloadPage();
    if (before && !signedIn) {
      useSession.setState({ user: null, menu: [], token: { signedIn: false, renewedAt: null } });
      if (sentence === null) goTo('/login');
      else sessionWasEndedElsewhere(before.user.userId, sentence);
    }
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === storedSessionItem || key === null) void follow();
  });
};
