import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { type FoundItem, readableFound } from '#server/modules/watch/index.ts';
import type { ReadySection } from './readySections.ts';

/** A section with what it holds. */
export interface FilledSection {
  sectNm: string;
  items: FoundItem[];
}

const newest = (one: FoundItem, other: FoundItem): number =>
  other.registeredAt.getTime() - one.registeredAt.getTime() || other.articleId - one.articleId;

const highestScore = (one: FoundItem, other: FoundItem): number =>
  other.score - one.score || newest(one, other);

/**
 * What each section's search finds among the items registered since then, as far as the caller may read it. An item is
 * only in the first section that finds it.
 * @param without ids of items that are left out
 */
export const fillSections = async (
  catalogue: Catalogue,
  caller: Caller,
  sections: readonly ReadySection[],
  { since, without = [] }: { since: Date; without?: readonly number[] },
): Promise<FilledSection[]> => {
  const taken = new Set(without);
  const filled: FilledSection[] = [];
  for (const { sectNm, search, sortCd, maxCnt } of sections) {
    const { items } = await readableFound(catalogue, caller, search, since);
    const chosen = items
      .filter(({ articleId }) => !taken.has(articleId))
      .sort(sortCd === 'score' ? highestScore : newest)
      .slice(0, maxCnt);
    for (const { articleId } of chosen) taken.add(articleId);
    filled.push({ sectNm, items: chosen });
  }
  return filled;
};
