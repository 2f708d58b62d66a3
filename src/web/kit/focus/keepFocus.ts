/** A place of the focus: its element and the ancestors, which may remain when the element is removed. */
export interface Place {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

const remembered = 12;
const headings = 'h1, h2, h3';
const labelledSection = 'section[aria-label], section[aria-labelledby]';

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  // body and the application's root contain everything, so they say nothing about the place
  for (let one = element.parentElement; one?.parentElement; one = one.parentElement)
    if (one !== document.body && one.id !== 'root') around.push(one);
  return { element, around };
};

const isDisabled = (element: Element): boolean => element.isConnected && element.matches(':disabled');

/** Substitute for a removed element: the labelled section around it, or the nearest heading of an ancestor. */
const standsFor = ({ around }: Place): HTMLElement | undefined => {
  for (const one of around) {
    if (!one.isConnected) continue;
    const found = one.matches(labelledSection) ? one : one.querySelector<HTMLElement>(headings);
    if (found) return found;
  }
  return undefined;
};

/**
 * Candidates for a lost focus, best first: the element itself if it is in the page (again), else the substitute for its
 * place, else – the whole dialog is gone – the place before it. Stops at a disabled element, which is busy and will be
 * enabled again.
 */
const successorsOf = function* (places: readonly Place[]): Generator<HTMLElement> {
  for (const place of places.toReversed()) {
    if (isDisabled(place.element)) return;
    const found = place.element.isConnected ? place.element : standsFor(place);
    if (found) yield found;
  }
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Lost, or about to be: the browser takes the focus from a disabled button only at the next frame. */
const isLostOrDisabled = (): boolean => isLost() || isDisabled(document.activeElement ?? document.body);

/**
 * A pressed button may disappear as a result, or be disabled meanwhile: the browser then drops the focus, and keyboard
 * and screen reader users start again at the top of the page. Watches for that, and moves the focus to a suitable
 * element.
 * @returns a function that stops it
 */
export const keepFocus = (): (() => void) => {
  let places: Place[] = [];
  let isPressed = false;
  let due: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    due = undefined;
    for (const next of isLost() ? successorsOf(places) : []) {
      if (next !== places.at(-1)?.element && next.tabIndex < 0) next.setAttribute('tabindex', '-1');
      next.focus({ preventScroll: true });
      // hidden elements, or those behind an open dialog, cannot be focused
      if (isLost()) continue;
      // the page keeps its place unless the focus would be out of sight
      next.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    if (!isLost()) watch();
  };
  const watch = (): void => {
    if (places.length > 0 && isLostOrDisabled()) due ??= setTimeout(settle, 60);
  };
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) places = [...places.slice(1 - remembered), placeOf(target)];
  };
  // a press on an empty spot removes the focus on purpose
  const forget = ({ relatedTarget }: FocusEvent): void => {
    if (isPressed && !relatedTarget) places = [];
  };
  const press = (): void => void (isPressed = true);
  const release = (): void => void (isPressed = false);

  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  document.addEventListener('focusin', remember, options);
  document.addEventListener('focusout', forget, options);
  document.addEventListener('mousedown', press, options);
  document.addEventListener('mouseup', release, options);
  return () => {
    clearTimeout(due);
    observer.disconnect();
    stopped.abort();
  };
};
