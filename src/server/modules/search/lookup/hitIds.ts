import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { itemKinds } from '#contract/itemKinds.ts';
import { countCap } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import { unionAll } from '#server/kernel/database/fragments.ts';
import { rows } from '#server/kernel/database/rows.ts';
import type { SearchPlan } from '../plan.ts';
import { type ByKind, countsOf, ofAnyKind, sumOf } from './countHits.ts';
import { batch, maxCounted, type Satisfied, verifyMatches } from './verifyMatches.ts';

/**
 * Up to this number of hits it is cheaper to find and sort all than to scan by time until a page is full: the deeper
 * the page, the longer the scan. Measured at 100,000 and 500,000 items, where decompressing a row during the scan costs
 * ten times as much as finding one.
 */
export const fewHits = (depth: number): number => Math.max(5_000, 60 * depth);
/**
 * `fewHits` for title hits if bitmaps answer the rest: checking a title costs a quarter. The number of hits is
 * estimated by the database, since counting those of a common word takes longer than their page.
 */
export const fewTitles = (depth: number): number => Math.max(5_000, 15 * depth);
/** The cap must still distinguish few hits from many. */
export const cappedAt = (depth: number): number => Math.max(countCap, fewHits(depth));

const byTime = sql`order by frm_trsf_nscvrg_dt desc nulls last, article_id desc`;
const hits = (where: SQL | undefined) =>
  sql`select article_id, frm_trsf_nscvrg_dt from ${article} where ${where ?? sql`true`}`;

/** A group of hits sorted by time; tiers follow one another. */
export interface Tier {
  some: ByKind;
  /** Called when a page reaches the tier. */
  isFew: () => Promise<boolean>;
  /** Prefix of the statement if bitmaps give the hits: see `withBits`. */
  bits?: SQL;
  /** The same items by a condition that is faster if they are few. */
  few?: ByKind;
}

/**
 * Keys of a page. Few hits are all found by their tokens and sorted; for many, a scan by time soon fills the page,
 * which for few would pass through the whole table. With bitmaps, the scan uses an index of times that contains the
 * kind, so that no row is read.
 */
const idsWhere = async (
  { some, few = some, bits }: Tier,
  isFew: boolean,
  size: number,
  offset: number,
): Promise<number[]> => {
  const page = sql`${byTime} limit ${size} offset ${offset}`;
  const eachKind = (end: SQL, ofThose: ByKind) =>
    unionAll(ofThose.map(({ where }) => sql`(${hits(where)} ${end})`));
  const walked = bits
    ? sql`select article_id from (${eachKind(sql`${byTime} limit ${size + offset}`, some)}) as hits ${page}`
    : sql`${hits(ofAnyKind(some))} ${page}`;
  const found = await rows(
    z.object({ article_id: z.number() }),
    isFew
      ? sql`${bits ? sql`${bits},` : sql`with`} hits as materialized (${eachKind(sql``, few)}) select article_id from hits ${page}`
      : sql`${bits ?? sql``} ${walked}`,
  );
  return found.map(({ article_id }) => article_id);
};

interface Candidates {
  plan: SearchPlan;
  tiers: readonly Tier[];
}

/** Ids of consecutive tiers, as one list. */
export const idsOf = async ({ tiers }: Candidates, size: number, offset: number): Promise<number[]> => {
  const ids: number[] = [];
  let skip = offset;
  for (const [index, tier] of tiers.entries()) {
    if (tier.some.length === 0) continue;
    const found = await idsWhere(tier, await tier.isFew(), size - ids.length, skip);
    ids.push(...found);
    if (ids.length === size || index === tiers.length - 1) break;
    const isWholeTier = found.length > 0 || skip === 0;
    const before = isWholeTier ? skip + found.length : sumOf(await countsOf(tier.some, tier.bits), itemKinds);
    skip = Math.max(0, skip - before);
  }
  return ids;
};

/**
 * Verifies candidates until `enough` have been found or `most` of them are read: bounds of work are numbers, so that a
 * question has the same answer however busy the machine is. Keys are fetched ahead of their texts:
 * all of them if all are verified; else few at first, because each costs scan time.
 */
export const scanCandidates = async (
  candidates: Candidates,
  enough: number,
  most: number,
): Promise<Satisfied> => {
  const found: Satisfied['found'] = [];
  const isAll = enough === Number.POSITIVE_INFINITY;
  // fetch many keys in few statements, since each statement may have to sort all hits
  for (let read = 0, ahead = isAll ? maxCounted : batch; found.length < enough; ) {
    const known = await idsOf(candidates, ahead, read);
    for (let at = 0; at < known.length && found.length < enough; at += batch) {
      if (read + at >= most) return { found, isComplete: false };
      found.push(
        ...(await verifyMatches(candidates.plan, known.slice(at, Math.min(at + batch, most - read)))),
      );
    }
    if (known.length < ahead) break;
    read += ahead;
    ahead = Math.min(4 * ahead, maxCounted);
  }
  return { found, isComplete: true };
};
