import type { NewsItem } from './newsItem.ts';

/** Characters of an article that count towards `textBounds`. */
export const lengthOf = (item: NewsItem): number =>
  item.lclanTtl.length + item.articleCn.length + (item.articleTransCn?.length ?? 0);
