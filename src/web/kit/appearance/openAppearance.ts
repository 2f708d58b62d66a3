/** Opens the choice of mode and size of text, by the button that every screen has for it. */
export const openAppearance = (): void =>
  document.querySelector<HTMLElement>('button[aria-label="화면 설정"]')?.click();
