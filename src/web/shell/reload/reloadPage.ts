let isReloading = false;
// registered before any form can ask about unsaved input
window.addEventListener('beforeunload', (event) => {
  if (isReloading) event.stopImmediatePropagation();
});

/** Reloads the page without asking: the input to be kept has been stored, or belongs to another user by now. */
export const reloadPage = (): void => {
  isReloading = true;
  window.location.reload();
};

/** Loads another address of the product instead of this one, without asking. */
export const replacePage = (path: string): void => {
  isReloading = true;
  window.location.replace(path);
};
