import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { collect } from '#server/features/collect/collect.ts';
import { MemoryStore } from '#server/features/collect/memoryStore.ts';
import type { NewsItem } from '#server/features/collect/newsItem.ts';
import { openSource } from '#server/features/collect/source.ts';

const folder = resolve(import.meta.dirname, '../../../shared/data/articles');

/** Whether the real sets of articles lie beside the project. */
export const hasRealItems = existsSync(folder);

const sets = ['ktitan', 'kurdistan-univ', 'masakhanews', 'ntrex'];

/** Articles of the four real sets, every `nth` of each. */
export const realItems = async (nth: number): Promise<NewsItem[]> => {
  const items: NewsItem[] = [];
  for (const set of sets) {
    const { source } = await openSource(`${folder}/${set}.ndjson.gz`);
    if (!source) throw new Error(`There is no set ${set}.`);
    const store = new MemoryStore();
    await collect(source, store);
    items.push(...[...store.items.values()].filter((_item, index) => index % nth === 0));
  }
  return items;
};
