import { announce } from '../announce/announce.tsx';
import { openNote } from './noteRequest.ts';
import { type Direction, stepRecord, untilOtherwiseUsed } from './recordSteps.ts';
import type { ShortcutId } from './registry.ts';

/** Links of records carry `data-record`; elements that shortcuts press carry `data-reading` or `data-action`. */
const rowsInList = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-record]')];

/** The row around an element; nested lists have no records. */
const rowOf = (element: Element | null | undefined): Element | undefined => {
  const row = element?.closest('main :is(tr, li)');
  if (!row) return undefined;
  return row.querySelector('[data-record]') ? row : rowOf(row.parentElement);
};

const focusRow = (link: HTMLElement | undefined): void => {
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
};

/** Focuses a row; in the split view also opens its record. */
const goToRow = (link: HTMLElement | undefined): void => {
  focusRow(link);
  if (!link?.matches('[data-beside]')) return;
  link.click();
  announce(`열었습니다: ${link.textContent}`);
};

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
const step = (action: Direction, links: readonly HTMLElement[]): boolean => {
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

const pressLast = (selector: string): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  found?.click();
  return found !== undefined;
};

const open = (): boolean => {
  const link = rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-record]');
  link?.click();
  return link != null;
};

type Mark = 'star' | 'read' | 'tray' | 'share';

/** `on` and `off` are absent if the button itself announces the result. */
const wordsOf: Record<Mark, { on?: string; off?: string; missing: string }> = {
  star: { on: '별표를 표시했습니다', off: '별표를 해제했습니다', missing: '별표를 표시할 글이 없습니다.' },
  read: { missing: '읽음으로 표시할 글이 없습니다.' },
  tray: {
    on: '브리핑함에 담았습니다',
    off: '브리핑함에서 뺐습니다',
    missing: '브리핑함에 담을 글이 없습니다.',
  },
  share: { missing: '공유할 글이 없습니다.' },
};

/** A mark button of the focused row, or of the open record, with the record's title; says why there is none. */
const markOf = (mark: Mark): { button: HTMLElement; title: string } | undefined => {
  const row = rowOf(document.activeElement);
  const all = [
    ...(row ?? document).querySelectorAll<HTMLElement>(`${row ? '' : 'main '}[data-reading="${mark}"]`),
  ];
  const button = row ? all[0] : all.find((one) => !rowOf(one));
  if (!button) {
    announce(all.length > 0 ? 'J나 K로 행을 선택한 뒤 눌러 주세요.' : wordsOf[mark].missing);
    return undefined;
  }
  const title =
    row?.querySelector('[data-record]') ??
    document.querySelector('main [data-record-title] :is(h1, h2)') ??
    document.querySelector('main h1');
  return { button, title: title?.textContent ?? '' };
};

/** Focuses the first way to share in the box that a button has opened, or else the first thing in it. */
const enterBox = (button: HTMLElement): void => {
  const box = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const find = (what: string) => box?.querySelector<HTMLElement>(what);
  (find('[data-action=copyLink]') ?? find(':is(a[href], button, input, select):not(:disabled)'))?.focus();
};

/** Presses a mark button, and announces the result. */
const press = (mark: Mark): boolean => {
  const found = markOf(mark);
  if (!found) return false;
  const { button, title } = found;
  const { on, off } = wordsOf[mark];
  const wasOn = button.getAttribute('aria-pressed') === 'true';
  button.click();
  enterBox(button);
  const words = wasOn ? off : on;
  if (words) announce(`${words}: ${title}`);
  return true;
};

/** Opens the note of the focused row, or of the open record: where the star is. */
const writeNote = (): boolean => {
  const found = markOf('star');
  const articleId = Number(found?.button.dataset['article']);
  if (found && articleId) openNote({ articleId, title: found.title });
  return found !== undefined;
};

const boxOf = (row: Element): HTMLElement | null => row.querySelector('[data-reading="pick"]');

/** Picks the focused row, or the range up to it; starts picking if it is off. */
const pick = (isRange: boolean): boolean => {
  const row = rowOf(document.activeElement);
  const begin = document.querySelector<HTMLElement>('main [data-action="pick"]');
  if (!row || !(boxOf(row) ?? begin)) {
    announce(row ? '이 목록에서는 행을 선택할 수 없습니다.' : 'J나 K로 행을 선택한 뒤 눌러 주세요.');
    return false;
  }
  const press = () =>
    boxOf(row)?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }),
    );
  if (boxOf(row)) press();
  else {
    begin?.click();
    // the boxes are rendered after the event handler: in a microtask, before the next key
    queueMicrotask(() => (boxOf(row) ? press() : setTimeout(press)));
  }
  return true;
};

const startExport = (): boolean => {
  const button = document.querySelector<HTMLElement>('main [data-action="export"]:not(:disabled)');
  if (button) button.click();
  else announce('이 화면에는 내보낼 목록이 없습니다.');
  return button !== null;
};

/** Focuses the search field on the screen and selects its text. */
const focusSearchField = (): boolean => {
  const field = [...document.querySelectorAll<HTMLInputElement>('[data-search-field]')].find(
    (one) => one.checkVisibility?.() ?? true,
  );
  field?.focus();
  field?.select();
  return field !== undefined;
};

/** @returns false if there was nothing to do */
export const actOnScreen = (id: ShortcutId): boolean => {
  switch (id) {
    case 'next':
    case 'previous': {
      const links = rowsInList();
      return links.length > 0 ? step(id, links) : stepRecord(id);
    }
    case 'open':
      return open();
    case 'list':
      return pressLast('main [data-reading="list"]');
    case 'memo':
      return writeNote();
    case 'star':
    case 'read':
    case 'tray':
    case 'share':
      return press(id);
    case 'pick':
    case 'pickRange':
      return pick(id === 'pickRange');
    case 'export':
      return startExport();
    case 'search':
      return focusSearchField();
    default:
      return false;
  }
};

/** What stands for the results where no row has a record: the item of a tree, or the table or what is in it. */
const otherResults = [
  'main [role=tree] [tabindex="0"]',
  'main [tabindex="0"]:has(> table)',
  'main tbody :is(a[href], button:enabled)',
].join();

/** Focuses the first row, or what else the results begin with, from anywhere. */
export const focusFirstRow = (): boolean => {
  const first = rowsInList()[0] ?? document.querySelector<HTMLElement>(otherResults) ?? undefined;
  focusRow(first);
  return first !== undefined;
};

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

export const isCovered = (): boolean => document.querySelector('[role=dialog], dialog[open]') !== null;
