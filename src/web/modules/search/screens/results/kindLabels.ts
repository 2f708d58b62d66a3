import type { ResultKind } from '../query/searchConditions.ts';

/** Labels of the kinds on the tabs, in order. */
export const kindLabels: Record<ResultKind, string> = {
  article: '기사',
  thinktank: '싱크탱크',
  sns: '소셜 미디어',
  board: '게시판',
  product: '생산물',
};
