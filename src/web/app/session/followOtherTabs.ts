import { storedSessionItem, useSession } from '#web/shared/session/sessionStore.ts';
import { goTo } from './appRouter.ts';

/** A logout in one tab is a logout in all: the screens of a person who left must not stay open. */
export const followOtherTabs = (): void => {
  const follow = async (): Promise<void> => {
    const before = useSession.getState().user;
    await useSession.persist.rehydrate();
    const signedIn = localStorage.getItem(storedSessionItem) !== null && useSession.getState().user !== null;
    if (before && !signedIn) {
      useSession.setState({ user: null, menu: [], token: { signedIn: false, renewedAt: null } });
      goTo('/login');
    }
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === storedSessionItem || key === null) void follow();
  });
};
