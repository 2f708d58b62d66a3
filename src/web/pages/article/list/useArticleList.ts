import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '#contract/list.ts';
import type { ArticleItem } from '#generated/types/article.ts';
import { http } from '#web/shared/http/http.ts';
import { conditionQuery, pageQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/** How many articles there are. `isCapped`: counted to a limit so far; `isRough`: the server will not count further. */
export interface Total {
  count: number;
  isCapped: boolean;
  isRough: boolean;
}

const ask = async (params: object, signal: AbortSignal): Promise<ListAnswer<ArticleItem>> =>
  (await http.get<ListAnswer<ArticleItem>>('/article-list', { params, signal, quiet: true })).data;

/** The number of articles under these conditions, and nothing else. */
export const countArticles = async (
  conditions: ArticleConditions,
  today: string,
  signal: AbortSignal,
): Promise<{ count: number; isExact: boolean }> => {
  const answer = await ask({ ...conditionQuery(conditions, today), total: 'only' }, signal);
  return { count: answer.totalRecords, isExact: answer.totalIsExact !== false };
};

/**
 * The shown page of the list, and behind it the exact number where the page came with a capped one.
 * A superseded request is cancelled; the rows before it stay until the new ones are there.
 */
export const useArticleList = (conditions: ArticleConditions, today: string) => {
  const query = pageQuery(conditions, today);
  const list = useQuery({
    queryKey: ['article-list', query],
    queryFn: ({ signal }) => ask({ ...query, total: 'capped' }, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  const isCapped = list.data?.totalIsExact === false;
  const counted = useQuery({
    queryKey: ['article-count', conditionQuery(conditions, today)],
    queryFn: ({ signal }) => countArticles(conditions, today, signal),
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
