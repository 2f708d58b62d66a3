import { searchDepth } from '#contract/list.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { SearchFound, SearchIndex, SearchRequest } from './lookup/searchIndex.ts';
import { isExact } from './plan.ts';

/** The group of each of these items that belongs to one, such as its highlight. */
type ReadGroups = (
  catalogue: Catalogue,
  caller: Caller,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, number>>;

let readGroups: ReadGroups = async () => new Map();

/** Registers by what hits are folded, which a module above knows. */
export const registerHitGroups = (read: ReadGroups): void => {
  readGroups = read;
};

export interface FoldedHits extends SearchFound {
  /** By the first hit of a group the further ones, in the order of the hits. */
  similar: ReadonlyMap<number, readonly number[]>;
  /** Number of hits that were looked through, and of those below others. */
  lookedThrough: number;
  foldedCnt: number;
}

/** The first hits of their groups, in order, each with the further ones. */
const folded = (ids: readonly number[], groups: ReadonlyMap<number, number>): Map<number, number[]> => {
  const firsts = new Map<number, number[]>();
  const ofGroup = new Map<number, number[]>();
  for (const id of ids) {
    const group = groups.get(id);
    const others = group === undefined ? undefined : ofGroup.get(group);
    if (others) others.push(id);
    else {
      const own: number[] = [];
      firsts.set(id, own);
      if (group !== undefined) ofGroup.set(group, own);
    }
  }
  return firsts;
};

/**
 * A page of the first hits of their groups: a group appears once over all pages, and pages are the same whichever is
 * asked first, since every page folds the hits from the first one on. Where the index decides, all hits that can be paged
 * through are looked through; where texts have to be read, no more than the page needs.
 */
export const searchFolded = async (
  catalogue: Catalogue,
  index: SearchIndex,
  request: SearchRequest,
): Promise<FoldedHits> => {
  const { offset, size } = request;
  const wanted = offset + size;
  for (let depth = isExact(request.plan) ? searchDepth : Math.min(searchDepth, 2 * wanted); ; depth *= 2) {
    const most = Math.min(depth, searchDepth);
    const found = await index.search({ ...request, offset: 0, size: most, isWholeWelcome: true });
    const ids = found.articleIds;
    const firsts = folded(ids, await readGroups(catalogue, request.caller, ids));
    if (firsts.size < wanted && ids.length === most && most < searchDepth) continue;
    return {
      ...found,
      articleIds: [...firsts.keys()].slice(offset, wanted),
      similar: firsts,
      lookedThrough: ids.length,
      foldedCnt: ids.length - firsts.size,
    };
  }
};

/** A page of the further hits of the group whose first one this is. */
export const similarHits = async (
  catalogue: Catalogue,
  index: SearchIndex,
  request: SearchRequest,
  first: number,
): Promise<SearchFound> => {
  const { offset, size } = request;
  const {
    similar,
    lookedThrough: _all,
    foldedCnt: _folded,
    ...found
  } = await searchFolded(catalogue, index, {
    ...request,
    offset: 0,
    size: searchDepth,
  });
  return { ...found, articleIds: (similar.get(first) ?? []).slice(offset, offset + size) };
};
