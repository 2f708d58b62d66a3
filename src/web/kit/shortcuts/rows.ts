import { announce } from '../announce/announce.tsx';

/** The links of the rows, which carry `data-record`. */
export const rowsInList = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main [data-record]'),
];

/** The row around an element; nested lists have no records. */
export const rowOf = (element: Element | null | undefined): Element | undefined => {
  const row = element?.closest('main :is(tr, li)');
  if (!row) return undefined;
  return row.querySelector('[data-record]') ? row : rowOf(row.parentElement);
};

const focusRow = (link: HTMLElement | undefined): void => {
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
};

/** Focuses a row; in the split view also opens its record. */
export const goToRow = (link: HTMLElement | undefined): void => {
  focusRow(link);
  if (!link?.matches('[data-beside]')) return;
  link.click();
  announce(`열었습니다: ${link.textContent}`);
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
