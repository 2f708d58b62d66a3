import { collect, type NewsItem, openSource } from '#server/modules/collection/index.ts';
import { MemoryStore } from './memoryStore.ts';

/** The articles of a file as a collection stores them, without duplicates. */
export const itemsOfFile = async (path: string): Promise<NewsItem[]> => {
  const { source, skipped } = await openSource(path);
  if (!source) throw new Error(`${path} cannot be read: ${skipped}`);
  const store = new MemoryStore();
  await collect(source, store);
  return [...store.items.values()];
};
