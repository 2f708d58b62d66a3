import type { NewsItem } from './newsItem.ts';

/**
 * A batch of articles that one transaction stores ends at either bound. On the embedded database it then blocks the
 * process for about 25 ms.
 */
export const batchBounds = { items: 50, characters: 20_000 } as const;

/** What of an article counts towards the bound of characters. */
export const lengthOf = (item: NewsItem): number =>
  item.lclanTtl.length + item.articleCn.length + (item.articleTransCn?.length ?? 0);
