import { useSession } from '#web/client/session/sessionStore.ts';
import { deleteOpenFormsInput, saveOpenForms } from '#web/client/session/unsavedForm.ts';
import { reloadPage } from './reloadPage.ts';

/** Timeout in ms; a network slower than this could not load the page anyway. */
const timeoutMs = 10_000;

/** The page as the server has it now; undefined if it does not respond. */
export const servedPage = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};

const reloadedKey = 'reloaded-for-new-version';

/** Two failures within this many ms mean that reloading does not help. */
const tooSoon = 30_000;

/**
 * Time after a failure, in ms, by which a screen that cannot continue without the code is unmounted, with its forms.
 */
const settledMs = 1_000;

/**
 * True if a served page has another entry script than the running one: names of code files change with their content.
 */
const isOtherVersion = (page: string): boolean => {
  const ours = document.querySelector('script[type=module]')?.getAttribute('src');
  return !!ours && !page.includes(ours);
};

/**
 * After an update of the server, pages opened before it request code that no longer exists. They are reloaded once, and
 * open forms restore their input. If that does not help, the server is down, or it serves this very version and the
 * code was lost on the way, the failure is passed to the caller.
 */
export const reloadOnNewVersion = (): void => {
  let isAsking = false;
  const reload = async (): Promise<void> => {
    const userId = useSession.getState().user?.user.userId;
    // at once, before a failure unmounts the screen
    if (userId) saveOpenForms(userId);
    const page = await servedPage();
    if (page !== undefined && isOtherVersion(page)) {
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      reloadPage();
    } else if (userId) setTimeout(deleteOpenFormsInput, settledMs, userId);
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
