/** Takes what is typed until the field that was asked for is there: a real field, so that Hangul is composed in it. */
let ahead: { field: HTMLInputElement; former: Element | null } | undefined;

/** Gives the focus back to where it was; what was typed is still kept. */
export const leaveTypingAhead = (): void => {
  if (!ahead || document.activeElement !== ahead.field) return;
  const { field, former } = ahead;
  if (former instanceof HTMLElement) former.focus({ preventScroll: true });
  if (document.activeElement === field) field.blur();
};

/**
 * Ends it. Call it in the layout effect in which the field that takes over gets the focus: what is typed between an
 * earlier call and that focus, such as while the field is rendered, would be lost.
 * @returns what was typed so far; empty if nothing is kept
 */
export const takeTypedAhead = (): string => {
  leaveTypingAhead();
  const typed = ahead?.field.value ?? '';
  ahead?.field.remove();
  ahead = undefined;
  return typed;
};

/**
 * Called when a field is asked for whose code may still have to be loaded: letters typed at once are kept for it, instead
 * of being shortcuts of the screen. Escape gives it up, unless something is typed: that is not lost.
 * @param label name of the field for screen readers
 * @param onGivenUp closes what was asked for
 */
export const startTypingAhead = (label: string, onGivenUp: () => void): void => {
  if (ahead) return;
  const field = document.createElement('input');
  field.className = 'only-read-aloud';
  field.setAttribute('aria-label', label);
  field.autocomplete = 'off';
  // the page does not scroll to its caret
  field.style.position = 'fixed';
  field.style.insetBlockStart = '0';
  field.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || field.value !== '') return;
    takeTypedAhead();
    onGivenUp();
  });
  ahead = { field, former: document.activeElement };
  document.body.append(field);
  field.focus({ preventScroll: true });
};
