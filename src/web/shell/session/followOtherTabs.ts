import { storedSessionItem, useSession } from '#web/kit/session/sessionStore.ts';
import { toldByOtherTab } from '#web/kit/session/wordToOtherTabs.ts';
import { reloadPage } from '../start/reloadPage.ts';
import { goTo } from './appRouter.ts';
import { sessionWasEndedElsewhere } from './endSession.ts';

/**
 * The end of a session in one tab is its end in all: the screens of a person who left must not stay open. What is unsaved
 * is kept in each where the server ended it, and nowhere after a logout. A tab that was asleep meanwhile may find somebody
 * else signed in: nothing on it was meant for them.
 */
export const followOtherTabs = (): void => {
  const follow = async (): Promise<void> => {
    const before = useSession.getState().user;
    const sentence = toldByOtherTab();
    await useSession.persist.rehydrate();
    const signedIn = localStorage.getItem(storedSessionItem) !== null && useSession.getState().user !== null;
    const userId = useSession.getState().user?.user.userId;
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
