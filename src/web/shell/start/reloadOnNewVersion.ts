const reloadedKey = 'reloaded-for-new-version';

/** Two failures within this many ms mean that reloading does not help. */
const tooSoon = 30_000;

/**
 * After an update of the server, pages opened before it ask for code that is gone. They are loaded anew, once;
 * if that does not help, the failure goes on to the error screen.
 */
export const reloadOnNewVersion = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < tooSoon) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    window.location.reload();
  });
};
