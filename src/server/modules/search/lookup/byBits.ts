import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { literalNumber } from '#server/kernel/database/literals.ts';
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
import type { ItemKind } from '../itemKinds.ts';
import { isTermExact, type SearchPlan } from '../plan.ts';
import { all, type TokenCondition, unless } from '../words/tokenCondition.ts';
import { type ByKind, type Counts, sumOf } from './byKind.ts';
import { excludedTokens, wantedTokens } from './planWhere.ts';
import { type Lead, withPlannerSettings } from './withPlannerSettings.ts';

const noItems: Counts = { article: 0, thinkTank: 0, sns: 0 };

/** A plan whose words are all common, so that bitmaps give its items. */
export interface BitPlan {
  /** What the index takes for hits when it counts. */
  counted: TokenCondition;
  /** What it takes for hits when it shows them: what it does not decide is read before it is left out. */
  candidates: TokenCondition;
}

/**
 * A plan that counts by bitmaps of common words.
 * @returns undefined where a word of the plan has no bitmap, or too many items have changed since they were built
 */
export const bitPlanOf = async (plan: SearchPlan): Promise<BitPlan | undefined> => {
  const wanted = wantedTokens(plan);
  const counted = all(wanted, unless(excludedTokens(plan.excluded)));
  const candidates = all(wanted, unless(excludedTokens(plan.excluded.filter(isTermExact))));
  return counted && candidates && (await haveBits([counted])) ? { counted, candidates } : undefined;
};

/** Number of items of each kind by the bitmaps. */
export const countsByBits = async (
  condition: TokenCondition,
  kinds: readonly ItemKind[],
): Promise<Counts> => ({ ...noItems, ...(await bits.countsByBits(condition, kinds)) });

/** What a statement begins with that asks for bits by `isFound`, so that they are made once in it. */
export const withBits = (condition: TokenCondition, kinds: readonly ItemKind[]): SQL =>
  sql`with word_bits as materialized (${allBits(condition, kinds)}) `;
export const isFound: SQL = isSet(sql`select bits from word_bits`);

/**
 * How many items there are of each kind whose bits are set, no further than `most`.
 * @param some what else is asked of them
 */
export const countsBeside = async (
  condition: TokenCondition,
  some: ByKind,
  limit: number,
  lead: Lead,
): Promise<Counts> => {
  const counted = some.map(
    ({ kind, where }) =>
      sql`${kind}::text, (select count(*)::int from (
        select from ${article} where ${and(where, isFound)} limit ${literalNumber(limit)}
      ) as up_to_the_cap)`,
  );
  const kinds = some.map(({ kind }) => kind);
  const { counts } = await withPlannerSettings(lead, () =>
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

/** Of more items than these facets are counted on a part of them: putting them into groups takes most of the time. */
const maxGrouped = 100_000;
/** One of so many, by the last digits of its key; a power of two. */
const samplePart = 16;

/**
 * The items that bits tell by several facets: of a great many by every sixteenth of them, which `isExact` tells.
 * @param some what else is asked of them
 * @param beside.isPlain whether that is nothing but to be there
 */
export const facetsByBits = async (
  condition: TokenCondition,
  some: ByKind,
  { isPlain, lead }: { isPlain: boolean; lead: Lead },
  names: readonly FacetName[],
  unit: PeriodUnit,
  limit = maxGrouped,
): Promise<FoundFacets> => {
  const kinds = some.map(({ kind }) => kind);
  const counts = isPlain
    ? await countsByBits(condition, kinds)
    : await countsBeside(condition, some, limit + 1, lead);
  const isExact = sumOf(counts, kinds) <= limit;
  const sampled = isExact ? undefined : sql`(${article.articleId} & ${literalNumber(samplePart - 1)}) = 0`;
  const parts: SignedFacets[] = [];
  for (const { kind, where } of some) {
    if (counts[kind] === 0) continue;
    const those = and(where, sampled, isSet(allBits(condition, [kind])));
    parts.push({
      sign: isExact ? 1 : samplePart,
      counts: await withPlannerSettings(lead, () => countFacets(those, names, unit)),
    });
  }
  return { counts: addedUp(parts, names), isExact };
};
