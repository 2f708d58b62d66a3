import type { Query } from '@tanstack/react-query';
import type { ListAnswer } from '#contract/list.ts';
import { clearPrefetched } from '#web/kit/query/prefetch.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';

interface Numbered {
  articleId: number;
}

/** The changed fields, or what makes them of the item. */
type Change<T> = Partial<T> | ((item: T) => Partial<T>);

/** Query filter of item lists and search results. */
const lists = {
  predicate: ({ queryKey: [name] }: Query): boolean => name === 'article-list' || name === 'search',
};
const opened = { queryKey: ['article'] };

/** The item with the change applied; the same object if nothing changes, so that nothing is rerendered. */
const changed = <T extends Numbered>(item: T, ids: ReadonlySet<number>, wanted: Change<T>): T => {
  const change = typeof wanted === 'function' ? wanted(item) : wanted;
  const isOther = Object.entries(change).some(([name, value]) => item[name as keyof T] !== value);
  return ids.has(item.articleId) && isOther ? { ...item, ...change } : item;
};

/** Rows of all cached item lists. */
export const shownRows = <T extends Numbered>(): T[] =>
  queryClient.getQueriesData<ListAnswer<T>>(lists).flatMap(([, page]) => page?.data ?? []);

/** Applies a change, already stored by the server, to these items in the cached lists; prefetched lists are dropped. */
export const changeShownRows = <T extends Numbered>(
  articleIds: readonly number[],
  change: Change<T>,
): void => {
  const ids = new Set(articleIds);
  clearPrefetched();
  queryClient.setQueriesData<ListAnswer<T>>(lists, (page) => {
    const data = page?.data.map((row) => changed(row, ids, change));
    return page && data?.some((row, place) => row !== page.data[place]) ? { ...page, data } : page;
  });
  // an answer on its way may be older than the change
  const isOnItsWay = (query: Query) => lists.predicate(query) && query.state.fetchStatus === 'fetching';
  void queryClient.refetchQueries({ predicate: isOnItsWay });
};

/** Applies a change to these items in the open item's cache. */
export const changeOpenedItem = <T extends Numbered>(
  articleIds: readonly number[],
  change: Change<T>,
): void => {
  const ids = new Set(articleIds);
  queryClient.setQueriesData<T>(opened, (item) => item && changed(item, ids, change));
};
