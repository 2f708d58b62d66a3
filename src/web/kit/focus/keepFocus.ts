/** Where the focus was, with everything around it: what is left of that when the element itself is gone. */
export interface Place {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

const remembered = 12;
const presses = ['mousedown', 'mouseup'] as const;
const headings = 'h1, h2, h3';
const labelledSection = 'section[aria-label], section[aria-labelledby]';

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  // body and the application's root hold everything: they tell nothing of the place
  for (let one = element.parentElement; one?.parentElement; one = one.parentElement)
    if (one !== document.body && one.id !== 'root') around.push(one);
  return { element, around };
};

const isDisabled = (element: Element): boolean => element.isConnected && element.matches(':disabled');

/** What stands for a place that is gone: the section that it was in, or the nearest heading over it. */
const standsFor = ({ around }: Place): HTMLElement | undefined => {
  for (const one of around) {
    if (!one.isConnected) continue;
    const found = one.matches(labelledSection) ? one : one.querySelector<HTMLElement>(headings);
    if (found) return found;
  }
  return undefined;
};

/**
 * Where a lost focus may belong, the best place first: back to its element where that is there (again), else to what
 * stands for its place, else – the whole dialog is gone – to where it was before. It ends where one has to wait for a
 * button that is busy.
 */
const successorsOf = function* (places: readonly Place[]): Generator<HTMLElement> {
  for (const place of places.toReversed()) {
    if (isDisabled(place.element)) return;
    const found = place.element.isConnected ? place.element : standsFor(place);
    if (found) yield found;
  }
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Lost, or about to be: the browser takes the focus from a disabled button only when it draws. */
const isLostOrDisabled = (): boolean => isLost() || isDisabled(document.activeElement ?? document.body);

/**
 * A pressed button may vanish with what it did, or be out of use meanwhile: the browser then drops the focus, and
 * whoever works by keyboard or ear begins at the top of the page. Watches for that, and gives the focus a place.
 * @returns how to stop
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
      // what is hidden, or behind an open dialog, cannot have it
      if (!isLost()) return;
    }
    if (!isLost()) watch();
  };
  const watch = (): void => {
    if (places.length > 0 && isLostOrDisabled()) due ??= setTimeout(settle, 60);
  };
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) places = [...places.slice(1 - remembered), placeOf(target)];
  };
  // who presses on an empty spot wants the focus nowhere
  const press = ({ type }: MouseEvent): void => {
    isPressed = type === 'mousedown';
  };
  const forget = ({ relatedTarget }: FocusEvent): void => {
    if (isPressed && relatedTarget === null) places = [];
  };

  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  for (const type of presses) document.addEventListener(type, press, true);
  return () => {
    clearTimeout(due);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    for (const type of presses) document.removeEventListener(type, press, true);
  };
};
