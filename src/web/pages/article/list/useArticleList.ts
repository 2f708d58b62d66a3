import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '#contract/list.ts';
import type { ArticleItem } from '#generated/types/article.ts';
import type { SnsItem } from '#generated/types/sns.ts';
import { http } from '#web/shared/http/http.ts';
import type { ItemKind } from '../kind/itemKinds.ts';
import { useKind } from '../kind/KindContext.tsx';
import { conditionQuery, pageQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/** A row of the list; social items have a board. */
export type Item = ArticleItem & Partial<Pick<SnsItem, 'siteBbsNm'>>;

/** How many articles there are. `isCapped`: counted to a limit so far; `isRough`: the server will not count further. */
export interface Total {
  count: number;
  isCapped: boolean;
  isRough: boolean;
}

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
): Promise<{ count: number; isExact: boolean }> => {
  const answer = await ask(kind, { ...conditionQuery(conditions, today), total: 'only' }, signal, background);
  return { count: answer.totalRecords, isExact: answer.totalIsExact !== false };
};

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
  const isCapped = list.data?.totalIsExact === false;
  const counted = useQuery({
    queryKey: ['article-count', kind.name, conditionQuery(conditions, today)],
    queryFn: ({ signal }) => countArticles(kind, conditions, today, signal),
    enabled: isCapped && !list.isPlaceholderData,
    networkMode: 'always',
  });
  const total: Total | undefined = list.data && {
    count: (isCapped ? counted.data?.count : undefined) ?? list.data.totalRecords,
    isCapped: isCapped && counted.data === undefined,
    isRough: isCapped && counted.data?.isExact === false,
  };
  return {
    rows: list.data?.data,
    total,
    problem: list.error,
    /** Rows of other conditions are still shown, or none yet. */
    isWaiting: list.isPlaceholderData || list.isPending,
    retry: () => void list.refetch(),
  };
};
