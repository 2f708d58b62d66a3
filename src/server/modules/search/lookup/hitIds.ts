import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countCap } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { itemKinds } from '../itemKinds.ts';
import type { SearchPlan } from '../plan.ts';
import { type ByKind, ofAnyKind, sumOf } from './byKind.ts';
import { countsOf } from './countHits.ts';

/**
 * Up to so many hits it is cheaper to find all and sort them than to meet a page of them on the way through time: the
 * deeper the page, the longer the way. Measured at 100,000 and 500,000 items, where unpacking a row on the way costs ten
 * times the finding of one.
 */
export const fewHits = (depth: number): number => Math.max(5_000, 60 * depth);
/**
 * The same of hits by their titles, where bits tell what else is asked: looking into a title costs a quarter. The database
 * estimates how many there are, since to count those of a common word takes longer than their page.
 */
export const fewTitles = (depth: number): number => Math.max(5_000, 15 * depth);
/** A capped count still distinguishes few hits from many. */
export const cappedAt = (depth: number): number => Math.max(countCap, fewHits(depth));

const byTime = sql`order by frm_trsf_nscvrg_dt desc nulls last, article_id desc`;
const hits = (where: SQL | undefined) =>
  sql`select article_id, frm_trsf_nscvrg_dt from ${article} where ${where ?? sql`true`}`;
const together = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `);

/** Hits that come one after the other, by time. */
export interface Tier {
  some: ByKind;
  /** Asked where a page reaches the tier. */
  isFew: () => Promise<boolean>;
  /** Prefix of the statement, where bitmaps give the hits: see `withBits`. */
  bits?: SQL;
  /** The same items where they are few, by what leads to these. */
  few?: ByKind;
}

/**
 * Keys of a page. Few hits are all found along their tokens and sorted; many are met soon on a walk through time, which
 * for few would go through the whole table. Where bits tell them, an index of times is walked along that knows the kind, so
 * that no row is looked into.
 */
const idsWhere = async (
  { some, few = some, bits }: Tier,
  isFew: boolean,
  size: number,
  offset: number,
): Promise<number[]> => {
  const page = sql`${byTime} limit ${size} offset ${offset}`;
  const eachKind = (end: SQL, ofThose: ByKind) =>
    together(ofThose.map(({ where }) => sql`(${hits(where)} ${end})`));
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

export interface Candidates {
  plan: SearchPlan;
  tiers: readonly Tier[];
}

/** Ids of the tiers one after the other, as if they were one list. */
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
