import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { countCap } from '#contract/list.ts';
import type { SearchedItem, SearchFacets, TrendingWordItem } from '#generated/types/searchCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { totalOf } from '#web/kit/lists/totalWords.ts';
import { queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { apiQuery, hasSearch, isOfWritings, type SearchConditions } from './searchConditions.ts';
import { type Found, fetchSearch, searchQuery } from './searchQuery.ts';

export type { Found, SearchInfos } from './searchQuery.ts';

/** The number of hits of one kind, from a response that counted all kinds. */
const ofKind = (counts: Found, kind: SearchConditions['kind']): Found => ({
  ...counts,
  totalRecords: kind === '' ? counts.totalRecords : (counts.stats?.[kind] ?? 0),
});

/** True if the counts are capped, or estimated from an index; includes kinds not shown, for their tabs. */
const isCountedSoFar = (page: Found): boolean =>
  page.totalIsExact === false || Object.values(page.stats ?? {}).some((n) => n > countCap);

/**
 * The current page of hits, followed by the exact numbers if the page came with capped ones. A superseded search is
 * cancelled; the previous hits stay until then.
 */
export const useSearch = (conditions: SearchConditions, today: string) => {
  const { sort: _sort, page: _page, size: _size, kind: _kind, ...counting } = apiQuery(conditions, today);
  const found = useQuery({
    ...queryOptionsOf(searchQuery(conditions, today)),
    ...useReturnCache('search'),
    enabled: hasSearch(conditions),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  const isOpen = found.data !== undefined && isCountedSoFar(found.data);
  const counted = useQuery({
    ...useReturnCache('search-count'),
    queryKey: ['search-count', counting],
    queryFn: ({ signal }) => fetchSearch({ ...counting, total: 'only' }, signal),
    enabled: isOpen && !found.isPlaceholderData,
    networkMode: 'always',
  });
  const counts = isOpen ? counted.data : undefined;
  return {
    found: found.data,
    total: found.data && totalOf(found.data, counts && ofKind(counts, conditions.kind)),
    stats: (counts ?? found.data)?.stats ?? {},
    isEachCounted: !isOpen || counts !== undefined,
    problem: found.error,
    isWaiting: found.isPlaceholderData || found.isPending,
    retry: () => void found.refetch(),
  };
};

const oneMinute = 60_000;

const quiet = { quiet: true } as const;

/** The hits counted by country, outlet, class and time. Requested after the hits, so that it never delays them. */
export const useFacets = (conditions: SearchConditions, today: string, isFound: boolean) => {
  const { sort: _sort, page: _page, size: _size, ...query } = apiQuery(conditions, today);
  const facets = useQuery({
    ...useReturnCache('search-facets'),
    queryKey: ['search-facets', query],
    queryFn: ({ signal }) => read<SearchFacets>('/search/facets', { params: query, signal, ...quiet }),
    enabled: isFound && !isOfWritings(conditions.kind),
    // turning pages does not change them
    staleTime: oneMinute,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  return { facets: facets.data, isWaiting: facets.isPlaceholderData || facets.isLoading };
};

export const useTrending = () =>
  useQuery({
    queryKey: ['trending-search-word'],
    queryFn: ({ signal }) => read<TrendingWordItem[]>('/search/trending-search-word', { signal, ...quiet }),
    networkMode: 'always',
  }).data ?? [];

const historyKey = ['search-history'] as const;

/** The user's earlier searches, with functions that delete one or all of them. */
export const useSearchHistory = (isWanted = true) => {
  const client = useQueryClient();
  const history = useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => read<SearchedItem[]>('/searchhistory-list', { signal, ...quiet }),
    enabled: isWanted,
    staleTime: 0,
    networkMode: 'always',
  });
  const forget = async (schHstryId?: number): Promise<void> => {
    await write('DELETE', '/delete-searchhistory', schHstryId === undefined ? {} : { schHstryId });
    await client.invalidateQueries({ queryKey: historyKey });
  };
  return { searches: history.data ?? [], forget };
};
