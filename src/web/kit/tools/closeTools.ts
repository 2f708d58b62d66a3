/** Closes the popup of the pressed tool; does nothing if the tools are side by side. */
export const closeTools = (pressed: Element): void =>
  pressed.closest<HTMLElement>('[popover]')?.hidePopover();
