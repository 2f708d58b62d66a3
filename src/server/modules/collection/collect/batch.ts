import type { NewsItem } from './newsItem.ts';

/**
 * A batch of articles for one transaction ends at whichever bound is reached first. On the embedded database a batch
 * blocks the process for about 25 ms.
 */
export const batchBounds = { items: 50, characters: 20_000 } as const;

/** Characters of an article that count towards the bound. */
export const lengthOf = (item: NewsItem): number =>
  item.lclanTtl.length + item.articleCn.length + (item.articleTransCn?.length ?? 0);
