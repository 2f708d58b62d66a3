import { today as koreanToday } from '#contract/days.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { http } from '#web/client/http/http.ts';
import { type PrefetchableQuery, prefetch } from '#web/kit/query/prefetch.ts';
import { hasSearch, pageQuery, readConditions, type SearchConditions } from './searchConditions.ts';

/** Information of the server about the search. */
export interface SearchInfos {
  isComplete?: boolean;
  /** Spellings that were searched, or excluded, besides those typed. */
  alsoSearched?: readonly string[];
  alsoLeftOut?: readonly string[];
  /** Of how many hits, from the first one on, similar ones were folded, and how many these are. */
  lookedThrough?: number;
  foldedCnt?: number;
}

export type Found = ListAnswer<FoundItem> & { additionalInfos?: SearchInfos };

export const fetchSearch = async (params: object, signal: AbortSignal): Promise<Found> =>
  (await http.get<Found>('/search-list', { params, signal, quiet: true })).data;

/** The page of hits for these conditions. */
export const searchQuery = (conditions: SearchConditions, today: string): PrefetchableQuery<Found> => {
  const query = pageQuery(conditions, today);
  return {
    queryKey: ['search', query],
    load: (signal) => fetchSearch({ ...query, total: 'capped' }, signal),
  };
};

/** Sends the first requests of the search at this address. */
export const prefetchSearch = (search: string): Promise<unknown> | undefined => {
  const today = koreanToday();
  const conditions = readConditions(new URLSearchParams(search), today);
  return hasSearch(conditions) ? prefetch(searchQuery(conditions, today)) : undefined;
};
