import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '#contract/list.ts';
import type { ArticleItem } from '#generated/types/article.ts';
import type { SnsItem } from '#generated/types/sns.ts';
import { http } from '#web/shared/http/http.ts';
import { isCountedToCap, totalOf } from '#web/shared/lists/totalWords.ts';
import type { ItemKind } from '../kind/itemKinds.ts';
import { useKind } from '../kind/KindContext.tsx';
import { conditionQuery, pageQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/** A row of the list; social items have a board. */
export type Item = ArticleItem & Partial<Pick<SnsItem, 'siteBbsNm'>>;

const ask = async (
  kind: ItemKind,
  params: object,
  signal: AbortSignal,
  background = false,
): Promise<ListAnswer<Item>> =>
  (await http.get<ListAnswer<Item>>(`${kind.api}-list`, { params, signal, quiet: true, background })).data;

/** The number of articles under these conditions, and nothing else. `background`: nobody asked for it. */
export const countArticles = async (
  kind: ItemKind,
  conditions: ArticleConditions,
  today: string,
  signal: AbortSignal,
  background = false,
): Promise<ListAnswer<Item>> =>
  ask(kind, { ...conditionQuery(conditions, today), total: 'only' }, signal, background);

/**
 * The shown page of the list, and behind it the exact number where the page came with a capped one.
 * A superseded request is cancelled; the rows before it stay until the new ones are there.
 */
export const useArticleList = (conditions: ArticleConditions, today: string) => {
  const kind = useKind();
  const query = pageQuery(conditions, today);
  const list = useQuery({
    queryKey: ['article-list', kind.name, query],
    queryFn: ({ signal }) => ask(kind, { ...query, total: 'capped' }, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  const isCapped = list.data !== undefined && isCountedToCap(list.data);
  const counted = useQuery({
    queryKey: ['article-count', kind.name, conditionQuery(conditions, today)],
    queryFn: ({ signal }) => countArticles(kind, conditions, today, signal),
    enabled: isCapped && !list.isPlaceholderData,
    networkMode: 'always',
  });
  return {
    rows: list.data?.data,
    total: list.data && totalOf(list.data, counted.data),
    problem: list.error,
    /** Rows of other conditions are still shown, or none yet. */
    isWaiting: list.isPlaceholderData || list.isPending,
    retry: () => void list.refetch(),
  };
};
