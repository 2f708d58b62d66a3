import type { NewsItem } from '#server/modules/collection/index.ts';
import { itemsOfFile } from './itemsOfFile.ts';
import { outsideData } from './outsideData.ts';

/** The four sets of real articles, of which only one may be part of the project. */
export const realSets = ['ktitan', 'kurdistan-univ', 'masakhanews', 'ntrex'].map(
  (set) => `articles/${set}.ndjson.gz`,
);

/** All articles of the four sets. */
export const realItems = async (): Promise<NewsItem[]> => {
  const items: NewsItem[] = [];
  for (const set of realSets) items.push(...(await itemsOfFile(outsideData(set))));
  return items;
};
