import { useSession } from './sessionStore.ts';

/**
 * Calls the function whenever the user signs out or another one signs in: the page stays the same, and data of one user
 * must not be shown to the next.
 */
export const onUserChange = (forget: () => void): void => {
  useSession.subscribe((now, before) => {
    const left = before.user?.user.userId;
    if (left !== undefined && now.user?.user.userId !== left) forget();
  });
};
