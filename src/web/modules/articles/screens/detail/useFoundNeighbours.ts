import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { ListAnswer } from '#contract/list.ts';
import { http } from '#web/client/http/http.ts';
import {
  type FoundHit,
  type FoundPage,
  foundPageIn,
  foundPageOf,
  type Listed,
  turnedTo,
} from '../../parts/found/foundPage.ts';

/** The hit of a search that led to this article, if one did. */
export const useFoundAt = (articleId: number): { page: FoundPage; at: number } | undefined => {
  const { state } = useLocation() as { state: unknown };
  const page = foundPageIn(state);
  const at = page?.hits.findIndex((hit) => hit.articleId === articleId) ?? -1;
  return page && at >= 0 ? { page, at } : undefined;
};

/** A neighbouring hit, and its page. */
interface FoundStep {
  hit: FoundHit;
  page: FoundPage;
}

/** Null: there is none. Undefined: its page is still loading, or failed to load. */
export type FoundNeighbour = FoundStep | null | undefined;

/** The page before or after the given one, loaded only at the first or last hit. */
const usePage = (from: FoundPage, page: number, isWanted: boolean): FoundPage | undefined => {
  const { address, query } = turnedTo(from, page);
  return useQuery({
    queryKey: ['found-page', address, query],
    queryFn: async ({ signal }) => {
      const params = { ...query, total: 'capped' };
      const { data } = await http.get<ListAnswer<Listed>>('/search-list', { params, signal, quiet: true });
      return foundPageOf(address, query, data);
    },
    enabled: isWanted,
    networkMode: 'always',
  }).data;
};

const stepTo = (page: FoundPage | undefined, at: number): FoundNeighbour => {
  if (!page) return undefined;
  const hit = page.hits.at(at);
  return hit ? { hit, page } : null;
};

/** The previous and next hit in the order of the search, across page borders. */
export const useFoundNeighbours = (
  page: FoundPage,
  at: number,
): { previous: FoundNeighbour; next: FoundNeighbour } => {
  const { hits, query, hasNext } = page;
  const isBefore = at === 0 && query.page > 1;
  const isBehind = at === hits.length - 1 && hasNext;
  const before = usePage(page, query.page - 1, isBefore);
  const behind = usePage(page, query.page + 1, isBehind);
  const within = (place: number): FoundNeighbour =>
    place < 0 || place >= hits.length ? null : stepTo(page, place);
  return {
    previous: isBefore ? stepTo(before, -1) : within(at - 1),
    next: isBehind ? stepTo(behind, 0) : within(at + 1),
  };
};
