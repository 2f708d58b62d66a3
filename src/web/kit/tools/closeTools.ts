/** Closes the tools that the pressed one stands among; does nothing where they stand beside each other. */
export const closeTools = (pressed: Element): void =>
  pressed.closest<HTMLElement>('[popover]')?.hidePopover();
