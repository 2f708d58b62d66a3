import { searchDepth } from '#contract/list.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { SearchFound, SearchIndex, SearchRequest } from './lookup/searchIndex.ts';

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

/** Hits that are looked through for any page: as many cost hardly more than the page itself. */
const minWindow = 200;

/**
 * A page of the first hits of their groups: a group appears once over all pages, and pages are the same whichever is
 * asked first, since every page folds the hits from the first one on. No more hits are looked through than the page
 * needs, unless the texts of all are read anyway: by accuracy 10,000 of a common word cost a second more.
 */
export const searchFolded = async (
  catalogue: Catalogue,
  index: SearchIndex,
  request: SearchRequest,
): Promise<FoldedHits> => {
  const { offset, size } = request;
  const wanted = offset + size;
  for (let depth = Math.max(minWindow, 2 * wanted); ; depth *= 2) {
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

/** The further hits of the group of a hit, the latest first: all that can be paged through, whatever page shows it. */
export const similarHits = async (
  catalogue: Catalogue,
  index: SearchIndex,
  request: SearchRequest,
  hit: number,
): Promise<SearchFound> => {
  const { offset, size } = request;
  const found = await index.search({ ...request, order: 'latest', offset: 0, size: searchDepth });
  const ids = found.articleIds.filter((id) => id !== hit);
  const groups = await readGroups(catalogue, request.caller, [...ids, hit]);
  const group = groups.get(hit);
  const others = group === undefined ? [] : ids.filter((id) => groups.get(id) === group);
  return { ...found, articleIds: others.slice(offset, offset + size) };
};
