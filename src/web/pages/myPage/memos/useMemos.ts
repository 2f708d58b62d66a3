import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '#contract/list.ts';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { http } from '#web/shared/http/http.ts';
import type { MemoConditions } from './conditions.ts';

/** One page of what the caller keeps. */
export const useMemos = ({ text, kind, sort, page }: MemoConditions, size: number) => {
  const params = { ...(text && { searchText: text }), ...(kind && { itemKnd: kind }), sort, page, size };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['articlememo-list', params],
    queryFn: async ({ signal }) =>
      (await http.get<ListAnswer<KeptArticleItem>>('/articlememo-list', { params, signal, quiet: true }))
        .data,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  return {
    rows: data?.data,
    total: data?.totalRecords,
    problem: error,
    isWaiting: isPending || isPlaceholderData,
    refetch: () => void refetch(),
  };
};
