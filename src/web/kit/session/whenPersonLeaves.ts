import { useSession } from './sessionStore.ts';

/**
 * Has this done whenever somebody is signed in no longer, or somebody else is: the page stays the same, and nothing that
 * one person was told may be shown to the next.
 */
export const whenPersonLeaves = (forget: () => void): void => {
  useSession.subscribe((now, before) => {
    const left = before.user?.user.userId;
    if (left !== undefined && now.user?.user.userId !== left) forget();
  });
};
