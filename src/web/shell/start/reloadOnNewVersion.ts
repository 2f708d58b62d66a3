import { keepOpenWork, leaveOpenWork } from '#web/kit/forms/unsavedForm.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { reloadPage } from './reloadPage.ts';

const reloadedKey = 'reloaded-for-new-version';

/** Two failures within this many ms mean that reloading does not help. */
const tooSoon = 30_000;

/** So many ms after a failure, the screen that cannot go on without the code is gone, and its forms with it. */
const settledMs = 1_000;

/** Whether there is a page to load: code that cannot be reached may be of this very version. */
const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * After an update of the server, pages opened before it ask for code that is gone. They are loaded anew, once, and
 * open forms show again what was typed; if that does not help, or the server is away, the failure goes on to who asked.
 */
export const reloadOnNewVersion = (): void => {
  let isAsking = false;
  const reload = async (): Promise<void> => {
    const userId = useSession.getState().user?.user.userId;
    // now, before a failure takes the screen away
    if (userId) keepOpenWork(userId);
    if (await isServed()) {
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      reloadPage();
    } else if (userId) setTimeout(leaveOpenWork, settledMs, userId);
  };
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (isAsking || Date.now() - last < tooSoon) return;
    isAsking = true;
    void reload().finally(() => {
      isAsking = false;
    });
  });
};
