import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { freshMs, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { storeReadRecord } from '#web/kit/returning/listPlace.ts';
import type { ItemKind } from '../kind/itemKinds.ts';
import { itemsQuery } from '../list/itemsQuery.ts';
import { listAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import type { ArticleRecord } from './articleRecord.ts';

/** How long a list page is cached for reading on from it, in ms. */
const keptMs = 5 * 60_000;

interface NeighbourPages {
  previous: ArticleConditions;
  next: ArticleConditions;
}

/**
 * The conditions for the addresses of the previous and next article: their `page` is the list page that contains them,
 * so that going back leads to their rows. At the ends of the current page the adjacent page is prefetched. If the
 * current page is not cached – its list was not shown here – the page stays unchanged; so it does for unread lists,
 * whose rows move up while they are read.
 */
export const useNeighbourPages = (
  kind: ItemKind,
  article: ArticleRecord,
  conditions: ArticleConditions,
  today: string,
): NeighbourPages => {
  const queries = useQueryClient();
  const { page } = conditions;
  const pageOf = (turned: number) => ({
    ...queryOptionsOf(itemsQuery(kind, { ...conditions, page: turned }, today)),
    gcTime: keptMs,
    networkMode: 'always' as const,
  });
  const { data } = useQuery({ ...pageOf(page), enabled: false });
  const rows = conditions.unreadYn === 'Y' ? undefined : data?.data;
  const at = rows?.findIndex(({ articleId }) => articleId === article.articleId) ?? -1;
  const isFirst = at === 0 && page > 1 && article.previous !== null;
  const isLast = at >= 0 && at + 1 === rows?.length && article.next !== null;
  const askFor = useEffectEvent((turned: number) => {
    void queries.prefetchQuery({ ...pageOf(turned), staleTime: freshMs });
  });
  // prefetched without an observer: reading on quickly aborts nothing
  useEffect(() => {
    if (isFirst) askFor(page - 1);
    if (isLast) askFor(page + 1);
  }, [isFirst, isLast, page]);
  return {
    previous: isFirst ? { ...conditions, page: page - 1 } : conditions,
    next: isLast ? { ...conditions, page: page + 1 } : conditions,
  };
};

/** Stores the article as the place to return to in its list. */
export const useStoreReturnPlace = (
  kind: ItemKind,
  article: ArticleRecord,
  conditions: ArticleConditions,
  today: string,
): void => {
  const queries = useQueryClient();
  const list = listAddress(kind, conditions);
  const { articleId } = article;
  const nextId = article.next?.articleId;
  useEffect(() => {
    storeReadRecord(list, articleId, nextId);
  }, [list, articleId, nextId]);
  const { queryKey } = itemsQuery(kind, conditions, today);
  const key = JSON.stringify(queryKey);
  const { unreadYn } = conditions;
  useEffect(() => {
    if (unreadYn !== 'Y') return;
    const left = queries.getQueryData<{ data: { articleId: number }[] }>(JSON.parse(key));
    // the article is beyond the rows cached for the return: the list is dropped, so that the current unread items are
    // shown
    if (left && !left.data.some((row) => row.articleId === articleId))
      queries.removeQueries({ queryKey: JSON.parse(key), exact: true });
  }, [queries, key, unreadYn, articleId]);
};
