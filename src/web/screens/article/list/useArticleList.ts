import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ListAnswer } from '#contract/list.ts';
import { isCountedToCap, totalOf } from '#web/kit/lists/totalWords.ts';
import { freshMs, queryOf } from '#web/kit/query/ahead.ts';
import { useKeptList } from '#web/kit/query/keptLists.ts';
import { useIsReturn } from '#web/kit/returning/useReturn.ts';
import type { ItemKind } from '../kind/itemKinds.ts';
import { useKind } from '../kind/KindContext.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { askItems, type Item, listQuestion } from './listQuestion.ts';

export type { Item };

/** The number of articles under these conditions, and nothing else. `background`: nobody asked for it. */
export const countArticles = async (
  kind: ItemKind,
  conditions: ArticleConditions,
  today: string,
  signal: AbortSignal,
  background = false,
): Promise<ListAnswer<Item>> =>
  askItems(kind, { ...conditionQuery(conditions, today), total: 'only' }, signal, background);

/**
 * The shown page of the list, and behind it the exact number where the page came with a capped one.
 * A superseded request is cancelled; the rows before it stay until the new ones are there.
 */
export const useArticleList = (conditions: ArticleConditions, today: string) => {
  const kind = useKind();
  const isReturn = useIsReturn();
  // what was read of unread items stays until pages are turned
  const keepsRead = isReturn && conditions.unreadYn === 'Y';
  const query = queryOf(listQuestion(kind, conditions, today));
  const list = useQuery({
    ...query,
    ...useKeptList('article-list'),
    placeholderData: keepPreviousData,
    // the next page may have been asked for ahead a moment ago; what was asked for as the page began is taken once
    staleTime: ({ state }) => (keepsRead && state.dataUpdatedAt > 0 ? Number.POSITIVE_INFINITY : freshMs),
    // who comes back sees what they left, asked for anew
    refetchOnMount: isReturn && !keepsRead ? 'always' : true,
    networkMode: 'always',
  });
  // a page that was asked for ahead is there at the press, which is answered before its rows take the place of others
  const key = hashKey(query.queryKey);
  const isTurning = useDeferredValue(key) !== key;
  const before = useDeferredValue(list.data);
  const shown = (isTurning && before) || list.data;
  const isCapped = list.data !== undefined && isCountedToCap(list.data);
  const counted = useQuery({
    ...useKeptList('article-count'),
    queryKey: ['article-count', kind.name, conditionQuery(conditions, today)],
    queryFn: ({ signal }) => countArticles(kind, conditions, today, signal),
    enabled: isCapped && !list.isPlaceholderData,
    networkMode: 'always',
  });
  return {
    rows: shown?.data,
    total: shown && totalOf(shown, counted.data),
    problem: list.error,
    /** Rows of other conditions are still shown, or none yet. */
    isWaiting: list.isPlaceholderData || list.isPending || isTurning,
    retry: () => void list.refetch(),
  };
};
