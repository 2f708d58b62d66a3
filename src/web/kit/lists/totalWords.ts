import { grouped } from '#contract/countText.ts';
import { countCap } from '#contract/list.ts';
import { totalText } from './totalText.ts';

/** How many items there are. `isCapped`: counted to a limit so far; `isRough`: the server will not count further. */
export interface Total {
  count: number;
  isCapped: boolean;
  isRough: boolean;
}

/** The number of items above the list: `12,345건`, `10,000건+` while it is being counted, `약 12,345건`. */
export const totalWords = ({ count, isCapped, isRough }: Total): string =>
  `${isRough ? '약 ' : ''}${totalText(isCapped ? undefined : count)}`;

/** A number among several, each counted to the limit: `1,234`, or `10,000+` for one that goes beyond it. */
export const countWords = (count: number, isCapped: boolean): string =>
  isCapped && count > countCap ? `${grouped(countCap)}+` : grouped(count);

interface Counted {
  totalRecords: number;
  totalIsExact?: boolean;
}

/** Whether the number of a list goes on beyond what was counted with its page, and is asked for apart. */
export const isCountedToCap = ({ totalRecords, totalIsExact }: Counted): boolean =>
  totalIsExact === false && totalRecords > countCap;

/** @param page what came with the page of a list @param whole the answer to the question for the number alone */
export const totalOf = (page: Counted, whole: Counted | undefined): Total => {
  const known = page.totalIsExact === false ? whole : page;
  const isCapped = known === undefined && isCountedToCap(page);
  return {
    count: (known ?? page).totalRecords,
    isCapped,
    isRough: !isCapped && (known ?? page).totalIsExact === false,
  };
};
