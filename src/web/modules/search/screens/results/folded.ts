import { countText, grouped } from '#contract/countText.ts';
import type { Total } from '#web/kit/lists/totalWords.ts';
import type { Found, SearchInfos } from '../query/searchQuery.ts';

/** Whether not all hits were looked through. */
export const isPartlyFolded = (
  { lookedThrough }: SearchInfos = {},
  { count, isCapped }: Pick<Total, 'count' | 'isCapped'>,
): boolean => lookedThrough !== undefined && (isCapped || lookedThrough < count);

/** How many of the hits lie below others, beside the number of all; undefined for hits that are not folded. */
export const foldedSentence = (
  { lookedThrough, foldedCnt }: SearchInfos = {},
  { count, isCapped }: Pick<Total, 'count' | 'isCapped'>,
): string | undefined => {
  if (lookedThrough === undefined || !foldedCnt) return undefined;
  const isWhole = !isPartlyFolded({ lookedThrough }, { count, isCapped });
  return `${isWhole ? '' : `앞의 ${countText(lookedThrough)} 중 `}${grouped(foldedCnt)}건은 다른 글과 같은 소식`;
};

/** The number of hits to page through. @param depth hits that can be paged through without folding */
export const pagedTotal = ({ data, page, size, additionalInfos = {} }: Found, depth: number): number => {
  const { lookedThrough, foldedCnt = 0 } = additionalInfos;
  if (lookedThrough === undefined) return depth;
  if (lookedThrough >= depth) return lookedThrough - foldedCnt;
  // how many groups the rest holds is not known before it is looked through
  return data.length < size ? (page - 1) * size + data.length : depth;
};
