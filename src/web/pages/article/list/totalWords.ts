import { totalText } from '#web/shared/lists/totalText.ts';
import type { Total } from './useArticleList.ts';

/** The number of articles above the list: `12,345건`, `10,000건+` while it is being counted, `약 12,345건`. */
export const totalWords = ({ count, isCapped, isRough }: Total): string =>
  `${isRough ? '약 ' : ''}${totalText(isCapped ? undefined : count)}`;
