let isReloading = false;
// before any form can ask whether typed work may be lost
window.addEventListener('beforeunload', (event) => {
  if (isReloading) event.stopImmediatePropagation();
});

/** Loads the page anew and asks nobody: what is to outlive it has been kept, or belongs to somebody else by now. */
export const reloadPage = (): void => {
  isReloading = true;
  window.location.reload();
};
