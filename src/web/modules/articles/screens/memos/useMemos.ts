import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ListAnswer } from '#contract/list.ts';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { http } from '#web/client/http/http.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { readConditions } from './conditions.ts';

export const pageSize = 10;

/** The page of the user's memos named in the address; unchanged while another tab is shown. */
export const useMemos = (isShown: boolean) => {
  const [query] = useSearchParams();
  const conditions = readConditions(query);
  const { text, kind, sort, page } = conditions;
  const params = {
    ...(text && { searchText: text }),
    ...(kind && { itemKnd: kind }),
    sort,
    page,
    size: pageSize,
  };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...useReturnCache('articlememo-list'),
    queryKey: ['articlememo-list', params],
    enabled: isShown,
    queryFn: async ({ signal }) =>
      (await http.get<ListAnswer<KeptArticleItem>>('/articlememo-list', { params, signal, quiet: true }))
        .data,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  return {
    conditions,
    rows: data?.data,
    total: data?.totalRecords,
    problem: error,
    isFirst: isPending,
    isWaiting: isPending || isPlaceholderData,
    refetch: () => void refetch(),
  };
};
