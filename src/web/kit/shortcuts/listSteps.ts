import { type Direction, untilOtherwiseUsed } from './recordSteps.ts';
import { goToRow, rowOf, rowsInList } from './rows.ts';

/** Rows of the page that was left, shown until those of the other one are loaded. */
const former = 'main [data-former]';
/** Rows that are loaded, but not rendered yet. */
const toCome = 'main [data-to-come]';
const has = (selector: string): boolean => document.querySelector(selector) !== null;

const recordsOf = (links: readonly HTMLElement[]): string =>
  links.map(({ dataset }) => dataset['record']).join();

/** While another page loads: the steps pressed since, beyond its first row; negative: back. */
let further: number | undefined;

/**
 * Focuses the next row once the other page has loaded, unless the user does something else meanwhile or leaves the
 * screen. The pages may begin with the same record: what is kept as unread stays in a list of unread ones.
 */
const focusOnArrival = (action: Direction, recordsBefore: string): void => {
  further = 0;
  const { pathname } = window.location;
  const waiting = untilOtherwiseUsed(() => {
    arrival.disconnect();
    further = undefined;
  });
  const arrival = new MutationObserver(() => {
    if (window.location.pathname !== pathname) {
      waiting.abort();
      return;
    }
    const links = rowsInList();
    if (links.length === 0 || has(former) || recordsOf(links) === recordsBefore) return;
    if (action === 'previous' && has(toCome)) return;
    const at = (action === 'next' ? 0 : links.length - 1) + (further ?? 0);
    waiting.abort();
    goToRow(links[Math.min(Math.max(at, 0), links.length - 1)]);
  });
  arrival.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-record', 'data-former', 'data-to-come'],
  });
};

const turnPage = (action: Direction): boolean => {
  const button = document.querySelector<HTMLButtonElement>(`main [data-reading="${action}Page"]`);
  if (!button || button.disabled) return false;
  focusOnArrival(action, recordsOf(rowsInList()));
  button.click();
  return true;
};

/**
 * Moves the focus among the rows of the list: from the focused or open row, or from the first visible one; beyond the
 * first and last row it turns the page.
 */
export const stepRow = (action: Direction, links: readonly HTMLElement[]): boolean => {
  const row =
    rowOf(document.activeElement)?.querySelector('[data-record]') ??
    links.find((link) => link.matches('[aria-current]'));
  const here = links.indexOf((row ?? document.activeElement) as HTMLElement);
  const first = links.findIndex((link) => link.getBoundingClientRect().bottom > 0);
  const to = here < 0 ? first : here + (action === 'next' ? 1 : -1);
  if (further !== undefined) {
    further += action === 'next' ? 1 : -1;
    return true;
  }
  // the row beyond the last one is not on the next page while another page is loading, or this one is not rendered whole
  if (here >= 0 && !links[to]) return has(former) || has(toCome) || turnPage(action);
  goToRow(links[to]);
  return links[to] !== undefined;
};
