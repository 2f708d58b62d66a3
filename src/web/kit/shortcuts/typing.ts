const lettersElsewhere =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], ' +
  '[role=menu], [role=listbox], [role=tree], [role=application]';

/** Popups: while one of them is visible letters are meant for it, wherever the focus is. */
const openMenus = '[role=menu]:not([hidden]), [role=listbox]:not([hidden]), [data-open-box]';

/** A form with unsaved input: letters are meant for it too, and the mark itself is invisible. */
const writing = 'main [data-writing]';

/** True where keys are text or make a choice: a field, an open menu or list of choices, a screen with unsaved input. */
export const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(lettersElsewhere) !== null) ||
  document.querySelector(writing) !== null ||
  // a menu that was just closed is still in the page for a moment, but invisible
  [...document.querySelectorAll(openMenus)].some((one) => one.checkVisibility?.() ?? true);

/** True while a dialog covers the screen. */
export const isCovered = (): boolean => document.querySelector('[role=dialog], dialog[open]') !== null;
