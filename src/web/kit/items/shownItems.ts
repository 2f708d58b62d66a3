import type { Query } from '@tanstack/react-query';
import type { ListAnswer } from '#contract/list.ts';
import { forgetAhead } from '../query/ahead.ts';
import { queryClient } from '../query/queryClient.ts';

interface Numbered {
  articleId: number;
}

/** Lists of items, and what a search has found. */
const lists = {
  predicate: ({ queryKey: [name] }: Query): boolean => name === 'article-list' || name === 'search',
};
const opened = { queryKey: ['article'] };

/** The item with the change; the same one where that says nothing new, so that nothing is drawn anew. */
const changed = <T extends Numbered>(item: T, ids: ReadonlySet<number>, change: Partial<T>): T => {
  const isOther = Object.entries(change).some(([name, value]) => item[name as keyof T] !== value);
  return ids.has(item.articleId) && isOther ? { ...item, ...change } : item;
};

/** Rows of all lists of items that are shown. */
export const shownRows = <T extends Numbered>(): T[] =>
  queryClient.getQueriesData<ListAnswer<T>>(lists).flatMap(([, page]) => page?.data ?? []);

/** Changes these items in the lists that are shown, as the server has them now; one on its way is asked for anew. */
export const changeShownRows = <T extends Numbered>(
  articleIds: readonly number[],
  change: Partial<T>,
): void => {
  const ids = new Set(articleIds);
  forgetAhead();
  queryClient.setQueriesData<ListAnswer<T>>(lists, (page) => {
    const data = page?.data.map((row) => changed(row, ids, change));
    return page && data?.some((row, place) => row !== page.data[place]) ? { ...page, data } : page;
  });
};

/** Changes these items where one of them is read. */
export const changeOpenedItem = <T extends Numbered>(
  articleIds: readonly number[],
  change: Partial<T>,
): void => {
  const ids = new Set(articleIds);
  queryClient.setQueriesData<T>(opened, (item) => item && changed(item, ids, change));
};
