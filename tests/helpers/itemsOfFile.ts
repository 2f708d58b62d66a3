import { collect } from '#server/modules/collection/collect/collect.ts';
import type { NewsItem } from '#server/modules/collection/collect/newsItem.ts';
import { openSource } from '#server/modules/collection/collect/source.ts';
import { MemoryStore } from './memoryStore.ts';

/** The articles of a file as a collection stores them, without duplicates. */
export const itemsOfFile = async (path: string): Promise<NewsItem[]> => {
  const { source, skipped } = await openSource(path);
  if (!source) throw new Error(`${path} cannot be read: ${skipped}`);
  const store = new MemoryStore();
  await collect(source, store);
  return [...store.items.values()];
};
