import { keepOpenWork } from '#web/kit/forms/unsavedForm.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { reloadPage } from './reloadPage.ts';

const reloadedKey = 'reloaded-for-new-version';

/** Two failures within this many ms mean that reloading does not help. */
const tooSoon = 30_000;

/**
 * After an update of the server, pages opened before it ask for code that is gone. They are loaded anew, once, and
 * open forms show again what was typed; if that does not help, the failure goes on to the error screen.
 */
export const reloadOnNewVersion = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < tooSoon) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    const userId = useSession.getState().user?.user.userId;
    if (userId) keepOpenWork(userId);
    reloadPage();
  });
};
