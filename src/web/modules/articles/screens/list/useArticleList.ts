import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ListAnswer } from '#contract/list.ts';
import { isTemporary } from '#web/client/http/HttpProblem.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { isCountedToCap, type Total, totalOf } from '#web/kit/lists/totalWords.ts';
import { freshMs, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { useIsReturn } from '#web/kit/returning/listPlace.ts';
import { type ItemKind, useKind } from '../kind/itemKinds.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { fetchItems, type Item, itemsQuery } from '../query/itemsQuery.ts';

export type { Item };

/** The number of articles that match these conditions, without rows. `background`: not requested by the user. */
export const countArticles = async (
  kind: ItemKind,
  conditions: ArticleConditions,
  today: string,
  signal: AbortSignal,
  background = false,
): Promise<ListAnswer<Item>> =>
  fetchItems(kind, { ...conditionQuery(conditions, today), total: 'only' }, signal, background);

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

/** Interval of the checks, in ms. */
const freshFor = 60_000;
/** Tolerance for a timer that fires slightly early, in ms. */
const slack = 1_000;

/**
 * Number of items that match these conditions beyond those in the list: checked every minute while the list is visible,
 * and when the user returns to the window. A background request: an open list does not extend the session.
 */
export const useNewItems = (
  conditions: ArticleConditions,
  today: string,
  total: Total | undefined,
): number => {
  const kind = useKind();
  const known = total && !total.isCapped && !total.isRough ? total.count : undefined;
  const requested = JSON.stringify([kind.name, conditionQuery(conditions, today), known]);
  const [found, setFound] = useState({ requested, count: 0 });
  // `asked` represents them in the dependencies
  const shown = useRef({ kind, conditions, today });
  useEffect(() => {
    shown.current = { kind, conditions, today };
  });

  useEffect(() => {
    if (known === undefined) return undefined;
    const abort = new AbortController();
    let since = Date.now();
    const check = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || Date.now() - since < freshFor - slack) return;
      since = Date.now();
      try {
        const { kind, conditions, today } = shown.current;
        const { totalRecords: count } = await countArticles(kind, conditions, today, abort.signal, true);
        setFound({ requested, count: Math.max(0, count - known) });
        if (count > known) announce(`새 ${kind.word} ${count - known}건이 있습니다.`);
      } catch {
        // the list stays as it is; the user can reload it
      }
    };
    const listen = () => void check();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('focus', listen);
    const clock = window.setInterval(listen, freshFor);
    return () => {
      abort.abort();
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('focus', listen);
      window.clearInterval(clock);
    };
  }, [requested, known]);
  return found.requested === requested ? found.count : 0;
};
