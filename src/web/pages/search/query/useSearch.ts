import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListAnswer } from '#contract/list.ts';
import type { FoundItem, SearchedItem, TrendingWordItem } from '#generated/types/searchCalls.ts';
import { http } from '#web/shared/http/http.ts';
import { read } from '#web/shared/http/read.ts';
import { write } from '#web/shared/http/write.ts';
import { apiQuery, asksForSomething, type SearchConditions } from './searchConditions.ts';

type Found = ListAnswer<FoundItem> & { additionalInfos?: { isComplete?: boolean } };

/** The shown page of what was found. A superseded search is cancelled; what was found before stays until then. */
export const useSearch = (conditions: SearchConditions, today: string) => {
  const query = apiQuery(conditions, today);
  const found = useQuery({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await http.get<Found>('/search-list', { params: query, signal, quiet: true })).data,
    enabled: asksForSomething(conditions),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  return {
    found: found.data,
    problem: found.error,
    isWaiting: found.isPlaceholderData || found.isPending,
    retry: () => void found.refetch(),
  };
};

const quiet = { quiet: true } as const;

export const useTrending = () =>
  useQuery({
    queryKey: ['trending-search-word'],
    queryFn: ({ signal }) => read<TrendingWordItem[]>('/search/trending-search-word', { signal, ...quiet }),
    networkMode: 'always',
  }).data ?? [];

const historyKey = ['search-history'] as const;

/** What the person has searched for, and the way to forget one of it or all. */
export const useSearchHistory = () => {
  const client = useQueryClient();
  const history = useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => read<SearchedItem[]>('/searchhistory-list', { signal, ...quiet }),
    staleTime: 0,
    networkMode: 'always',
  });
  const forget = async (schHstryId?: number): Promise<void> => {
    await write('DELETE', '/delete-searchhistory', schHstryId === undefined ? {} : { schHstryId });
    await client.invalidateQueries({ queryKey: historyKey });
  };
  return { searches: history.data ?? [], forget };
};
