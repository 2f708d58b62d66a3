import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { literalNumber } from '#server/kernel/database/fragments.ts';
import { row } from '#server/kernel/database/rows.ts';
import * as bits from '../blocks/wordBits.ts';
import { allBits, haveBits, isSet } from '../blocks/wordBits.ts';
import {
  addedUp,
  type FacetCounts,
  type FacetName,
  type PeriodUnit,
  type SignedFacets,
} from '../facetCounts.ts';
import { countFacets } from '../facets.ts';
import type { SearchPlan } from '../plan.ts';
import { all, type TokenCondition, unless } from '../words/tokenCondition.ts';
import { type ByKind, type Counts, sumOf } from './countHits.ts';
import { type RowSource, withPlannerSettings } from './plannerSettings.ts';
import { decidedExclusions, excludedTokens, wantedTokens } from './planWhere.ts';

const noItems: Counts = { article: 0, thinkTank: 0, sns: 0 };

/** A plan with only common words, whose hits bitmaps give. */
export interface BitPlan {
  /** The hits of the index for counting. */
  counted: TokenCondition;
  /** The hits of the index for display: undecided exclusions are verified in the texts. */
  candidates: TokenCondition;
}

/**
 * A plan that counts by bitmaps of common words.
 * @returns undefined if a word of the plan has no bitmap, or too many items have changed since they were built
 */
export const bitPlanOf = async (plan: SearchPlan): Promise<BitPlan | undefined> => {
  const wanted = wantedTokens(plan);
  const counted = all(wanted, unless(excludedTokens(plan)));
  const candidates = all(wanted, unless(excludedTokens(decidedExclusions(plan))));
  return counted && candidates && (await haveBits([counted])) ? { counted, candidates } : undefined;
};

/** Number of items per kind according to the bitmaps. */
export const countsByBits = async (
  condition: TokenCondition,
  kinds: readonly ItemKind[],
): Promise<Counts> => ({ ...noItems, ...(await bits.countsByBits(condition, kinds)) });

/** Prefix for a statement with `isFound`, so that it computes the bits only once. */
export const withBits = (condition: TokenCondition, kinds: readonly ItemKind[]): SQL =>
  sql`with word_bits as materialized (${allBits(condition, kinds)}) `;
export const isFound: SQL = isSet(sql`select bits from word_bits`);

/**
 * Number of items per kind whose bits are set, at most `limit`.
 * @param some further conditions on them
 */
export const countsByBitsWhere = async (
  condition: TokenCondition,
  some: ByKind,
  limit: number,
  rowSource: RowSource,
): Promise<Counts> => {
  const counted = some.map(
    ({ kind, where }) =>
      sql`${kind}::text, (select count(*)::int from (
        select from ${article} where ${and(where, isFound)} limit ${literalNumber(limit)}
      ) as up_to_the_cap)`,
  );
  const kinds = some.map(({ kind }) => kind);
  const { counts } = await withPlannerSettings(rowSource, () =>
    row(
      z.object({ counts: z.record(z.string(), z.number()) }),
      sql`${withBits(condition, kinds)} select json_build_object(${sql.join(counted, sql`, `)}) as counts`,
    ),
  );
  return { ...noItems, ...counts };
};

interface FoundFacets {
  counts: Partial<FacetCounts>;
  isExact: boolean;
}

/** Above this number of items, facets are counted on a sample, because grouping takes most of the time. */
const maxGrouped = 100_000;
/** One in so many items is sampled, by the last bits of its key; a power of two. */
const samplePart = 16;

/**
 * Counts the items selected by bits by several facets; if there are very many, on every sixteenth of them, with
 * `isExact` false.
 * @param some further conditions on them
 * @param isPlain whether these conditions only require that the items exist
 */
export const facetsByBits = async (
  condition: TokenCondition,
  some: ByKind,
  { isPlain, rowSource }: { isPlain: boolean; rowSource: RowSource },
  names: readonly FacetName[],
  unit: PeriodUnit,
  limit = maxGrouped,
): Promise<FoundFacets> => {
  const kinds = some.map(({ kind }) => kind);
  const counts = isPlain
    ? await countsByBits(condition, kinds)
    : await countsByBitsWhere(condition, some, limit + 1, rowSource);
  const isExact = sumOf(counts, kinds) <= limit;
  const sampled = isExact ? undefined : sql`(${article.articleId} & ${literalNumber(samplePart - 1)}) = 0`;
  const parts: SignedFacets[] = [];
  for (const { kind, where } of some) {
    if (counts[kind] === 0) continue;
    const those = and(where, sampled, isSet(allBits(condition, [kind])));
    parts.push({
      sign: isExact ? 1 : samplePart,
      counts: await withPlannerSettings(rowSource, () => countFacets(those, names, unit)),
    });
  }
  return { counts: addedUp(parts, names), isExact };
};
