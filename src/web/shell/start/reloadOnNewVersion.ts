import { keepOpenWork, leaveOpenWork } from '#web/kit/forms/unsavedForm.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { reloadPage } from './reloadPage.ts';
import { servedPage } from './servedPage.ts';

const reloadedKey = 'reloaded-for-new-version';

/** Two failures within this many ms mean that reloading does not help. */
const tooSoon = 30_000;

/** So many ms after a failure, the screen that cannot go on without the code is gone, and its forms with it. */
const settledMs = 1_000;

/** Whether a page begins with other code than the running one: names of code files change with their content. */
const isOtherVersion = (page: string): boolean => {
  const ours = document.querySelector('script[type=module]')?.getAttribute('src');
  return !!ours && !page.includes(ours);
};

/**
 * After an update of the server, pages opened before it ask for code that is gone. They are loaded anew, once, and
 * open forms show again what was typed. If that does not help, the server is away, or it serves this very version and the
 * code was lost on its way, the failure goes on to who asked.
 */
export const reloadOnNewVersion = (): void => {
  let isAsking = false;
  const reload = async (): Promise<void> => {
    const userId = useSession.getState().user?.user.userId;
    // now, before a failure takes the screen away
    if (userId) keepOpenWork(userId);
    const page = await servedPage();
    if (page !== undefined && isOtherVersion(page)) {
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
