/** Where the focus was, with everything around it: what is left of that when the element itself is gone. */
export interface Place {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

const remembered = 12;
const headings = 'h1, h2, h3';
const labelledSection = 'section[aria-label], section[aria-labelledby]';

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  // body and the application's root hold everything: they tell nothing of the place
  for (let one = element.parentElement; one?.parentElement; one = one.parentElement)
    if (one !== document.body && one.id !== 'root') around.push(one);
  return { element, around };
};

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

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
 * Where a lost focus belongs: back to its element where that is there (again), else to what stands for its place, else
 * – the whole dialog is gone – to where it was before. null: it waits for a button that is busy.
 */
export const successorOf = (places: readonly Place[]): HTMLElement | null | undefined => {
  for (const place of places.toReversed()) {
    if (place.element.isConnected) return isDisabled(place.element) ? null : place.element;
    const found = standsFor(place);
    if (found) return found;
  }
  return undefined;
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * A pressed button may vanish with what it did, or be out of use meanwhile: the browser then drops the focus, and
 * whoever works by keyboard or ear begins at the top of the page. Watches for that, and gives the focus a place.
 * @returns how to stop
 */
export const keepFocus = (): (() => void) => {
  let places: Place[] = [];
  let due: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    due = undefined;
    if (!isLost()) return;
    const next = successorOf(places);
    if (!next) return;
    if (next !== places.at(-1)?.element && next.tabIndex < 0) next.setAttribute('tabindex', '-1');
    next.focus({ preventScroll: true });
  };
  const watch = (): void => {
    if (places.length > 0 && isLost()) due ??= setTimeout(settle, 60);
  };
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) places = [...places.slice(1 - remembered), placeOf(target)];
  };
  // who presses on an empty spot wants the focus nowhere
  const forget = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      if (target instanceof HTMLElement && target.isConnected && !isDisabled(target) && isLost()) places = [];
    });
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
  return () => {
    clearTimeout(due);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
};
