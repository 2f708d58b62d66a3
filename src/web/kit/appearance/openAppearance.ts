/** Opens the choice of mode and size of text, by the button that every screen has for it: Escape leads back to that. */
export const openAppearance = (): void => {
  const button = document.querySelector<HTMLElement>('button[aria-label="화면 설정"]');
  button?.focus();
  button?.click();
};
