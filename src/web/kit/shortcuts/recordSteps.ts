import { shortcutOf } from './registry.ts';

export type Direction = 'next' | 'previous';

/** Codes of the keys that step from record to record: pressing one more is no other matter. */
const stepKeys: readonly string[] = [shortcutOf('next').code, shortcutOf('previous').code];

/**
 * Ends when the user does something else: another key, the pointer, the browser's buttons.
 * @param end called once then
 * @returns a controller that ends it earlier
 */
export const untilOtherwiseUsed = (end: () => void): AbortController => {
  const waiting = new AbortController();
  const { signal } = waiting;
  signal.addEventListener('abort', end);
  const stop = () => waiting.abort();
  const stopAtKey = ({ code }: KeyboardEvent) => {
    if (!stepKeys.includes(code)) stop();
  };
  document.addEventListener('keydown', stopAtKey, { capture: true, signal });
  document.addEventListener('pointerdown', stop, { capture: true, signal });
  window.addEventListener('popstate', stop, { signal });
  return waiting;
};

interface Stepping {
  /** Steps that were pressed and not taken yet; negative: back. */
  wanted: number;
  /** The link that was followed last, as long as it is still on the screen. */
  followed: { direction: Direction; href: string } | null;
}

let stepping: Stepping | undefined;

const linkOf = (direction: Direction): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main [data-reading="${direction}"]`)].at(-1);
const hrefOf = (link: HTMLElement | undefined): string | null => link?.getAttribute('href') ?? null;
const isLoading = (): boolean =>
  document.querySelector('main :is([data-waiting], [aria-busy=true])') !== null;

/** Takes the next step if the record that was gone to is on the screen. @returns true if there is more to wait for */
const goOn = (state: Stepping): boolean => {
  const { followed } = state;
  if (followed && hrefOf(linkOf(followed.direction)) === followed.href) return true;
  state.followed = null;
  if (state.wanted === 0) return false;
  const direction = state.wanted > 0 ? 'next' : 'previous';
  const link = linkOf(direction);
  if (!link) return isLoading();
  state.wanted -= Math.sign(state.wanted);
  const href = hrefOf(link);
  state.followed = href === null ? null : { direction, href };
  link.click();
  return href !== null;
};

/**
 * Follows the link to the next or previous record. While a record loads, or the one gone to is not rendered yet, presses
 * are counted and followed as soon as there is a link: none is lost.
 * @returns false if there is neither a link nor anything to wait for
 */
export const stepRecord = (direction: Direction): boolean => {
  const step = direction === 'next' ? 1 : -1;
  if (stepping) {
    stepping.wanted += step;
    return true;
  }
  if (!linkOf(direction) && !isLoading()) return false;
  const state: Stepping = { wanted: step, followed: null };
  stepping = state;
  const waiting = untilOtherwiseUsed(() => {
    arrival.disconnect();
    if (stepping === state) stepping = undefined;
  });
  const arrival = new MutationObserver(() => {
    if (!goOn(state)) waiting.abort();
  });
  arrival.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'data-waiting', 'aria-busy'],
  });
  if (!goOn(state)) waiting.abort();
  return true;
};
