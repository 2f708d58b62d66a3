import { countText } from '#contract/countText.ts';
import { countCap } from '#contract/list.ts';

/** The number of hits above a list: with thousands separators, and with + while the server's count is capped. */
export const totalText = (total: number | undefined): string =>
  `${countText(total ?? countCap)}${total === undefined ? '+' : ''}`;

/** Number of pages offered: with an unknown total, those known to exist. */
export const pageCount = (total: number | undefined, page: number, size: number, hasNext: boolean): number =>
  total === undefined
    ? Math.max(Math.ceil(countCap / size), hasNext ? page + 1 : page)
    : Math.max(1, Math.ceil(total / size));
