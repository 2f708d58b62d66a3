import { countText } from '#contract/countText.ts';
import { countCap } from '#contract/list.ts';

/** The number of hits as it stands above a list: grouped, with + while the server has only counted so far. */
export const totalText = (total: number | undefined): string =>
  `${countText(total ?? countCap)}${total === undefined ? '+' : ''}`;

/** Number of pages that can be offered: those known to exist while the total is not known. */
export const pageCount = (total: number | undefined, page: number, size: number, hasNext: boolean): number =>
  total === undefined
    ? Math.max(Math.ceil(countCap / size), hasNext ? page + 1 : page)
    : Math.max(1, Math.ceil(total / size));
