import { countText, grouped } from '#contract/countText.ts';
import { countCap } from '#contract/list.ts';

/** The number of hits above a list: with thousands separators, and with + while the server's count is capped. */
export const totalText = (total: number | undefined): string =>
  `${countText(total ?? countCap)}${total === undefined ? '+' : ''}`;

/** Number of pages offered: with an unknown total, those known to exist. */
export const pageCount = (total: number | undefined, page: number, size: number, hasNext: boolean): number =>
  total === undefined
    ? Math.max(Math.ceil(countCap / size), hasNext ? page + 1 : page)
    : Math.max(1, Math.ceil(total / size));

/**
 * The number of items. `isCapped`: counted up to a limit so far; `isRough`: an estimate that the server will not
 * refine.
 */
export interface Total {
  count: number;
  isCapped: boolean;
  isRough: boolean;
}

/** The number of items above the list: `12,345건`, `10,000건+` while it is being counted, `약 12,345건`. */
export const totalWords = ({ count, isCapped, isRough }: Total): string =>
  `${isRough ? '약 ' : ''}${totalText(isCapped ? undefined : count)}`;

/** One of several numbers, each counted up to the limit: `1,234`, `10,000+` beyond it, or `약 1,234`. */
export const countWords = (count: number, isCapped: boolean, isRough = false): string => {
  if (isCapped && count > countCap) return `${grouped(countCap)}+`;
  return isRough && count > 0 ? `약 ${grouped(count)}` : grouped(count);
};

interface Counted {
  totalRecords: number;
  totalIsExact?: boolean;
}

/** True if the count that came with the page is capped and the total needs a separate request. */
export const isCountedToCap = ({ totalRecords, totalIsExact }: Counted): boolean =>
  totalIsExact === false && totalRecords > countCap;

/**
 * @param page the counts that came with the page of the list @param whole the response to the separate count request
 */
export const totalOf = (page: Counted, whole: Counted | undefined): Total => {
  const known = page.totalIsExact === false ? whole : page;
  const isCapped = known === undefined && isCountedToCap(page);
  return {
    count: (known ?? page).totalRecords,
    isCapped,
    isRough: !isCapped && (known ?? page).totalIsExact === false,
  };
};
