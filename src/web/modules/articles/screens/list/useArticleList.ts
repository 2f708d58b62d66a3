import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { isTemporary } from '#web/client/http/HttpProblem.ts';
import { isCountedToCap, totalOf } from '#web/kit/lists/totalWords.ts';
import { freshMs, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { useIsReturn } from '#web/kit/returning/listPlace.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { countArticles, itemsQuery } from '../query/itemsQuery.ts';

/**
 * The current page of the list, followed by the exact total if the page came with a capped one.
 * A superseded request is cancelled; the previous rows stay until the new ones arrive.
 */
export const useArticleList = (conditions: ArticleConditions, today: string) => {
  const kind = useKind();
  const isReturn = useIsReturn();
  // after a return the unread list keeps its rows, including those read meanwhile, until the page changes
  const keepsRead = isReturn && conditions.unreadYn === 'Y';
  const query = queryOptionsOf(itemsQuery(kind, conditions, today));
  const list = useQuery({
    ...query,
    ...useReturnCache('article-list'),
    placeholderData: keepPreviousData,
    // a prefetched next page is fresh; responses prefetched at page start are used once
    staleTime: ({ state }) => (keepsRead && state.dataUpdatedAt > 0 ? Number.POSITIVE_INFINITY : freshMs),
    // a returning user sees the previous rows while they are refetched
    refetchOnMount: isReturn && !keepsRead ? 'always' : true,
    networkMode: 'always',
  });
  // a prefetched page is available at once, but the press gets feedback before its rows replace the old ones
  const key = hashKey(query.queryKey);
  const isTurning = useDeferredValue(key) !== key;
  const before = useDeferredValue(list.data);
  const shown = (isTurning && before) || list.data;
  const isCapped = list.data !== undefined && isCountedToCap(list.data);
  const counted = useQuery({
    ...useReturnCache('article-count'),
    queryKey: ['article-count', kind.name, conditionQuery(conditions, today)],
    queryFn: ({ signal }) => countArticles(kind, conditions, today, signal),
    enabled: isCapped && !list.isPlaceholderData,
    networkMode: 'always',
  });
  // no response or a server error: the rows loaded before are still worth reading
  const isOutdated = list.data !== undefined && isTemporary(list.error);
  return {
    rows: shown?.data,
    total: shown && totalOf(shown, counted.data),
    problem: isOutdated ? null : list.error,
    /** True if the rows could not be loaded anew. */
    isOutdated,
    /** True while rows of other conditions are still shown, or none are loaded yet. */
    isWaiting: list.isPlaceholderData || list.isPending || isTurning,
    /** Loads the page anew, and the total if it came separately. */
    retry: () => {
      void list.refetch();
      if (isCapped) void counted.refetch();
    },
  };
};
