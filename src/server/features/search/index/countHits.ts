import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { db } from '../../../database/db.ts';
import { row } from '../../../database/rows.ts';
import { itemKinds } from '../../articleMemo/openKinds.ts';
import {
  addedUp,
  countFacets,
  type FacetCounts,
  type FacetName,
  type PeriodUnit,
  type SignedFacets,
} from '../facets.ts';
import type { SearchPlan } from '../plan.ts';
import { type ByKind, type Counts, narrowed, sumOf } from './byKind.ts';
import { countedParts } from './countedParts.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';

const number = z.object({ n: z.number() });

/**
 * Where many rows are counted, and most of all where the count ends early, the planner would walk along any index and
 * look into each row for its words, at ten times the cost of a list of the rows that have them.
 */
const alongWords = async <T>(count: () => Promise<T>): Promise<T> => {
  await db().execute(sql`set local enable_indexscan = off`);
  const counted = await count();
  await db().execute(sql`set local enable_indexscan = on`);
  return counted;
};

export const countsOf = (some: ByKind, most?: number): Promise<Counts> =>
  alongWords(() => countEach(some, most));

/** @param most of each kind, counted no further */
const countEach = async (some: ByKind, most?: number): Promise<Counts> => {
  const counts: Counts = { article: 0, thinkTank: 0, sns: 0 };
  for (const { kind, where } of some) {
    const hits = sql`from ${article} where ${where ?? sql`true`}`;
    const counted =
      most === undefined
        ? sql`select count(*)::int n ${hits}`
        : sql`select count(*)::int n from (select ${hits} limit ${most}) as up_to_the_cap`;
    counts[kind] = (await row(number, counted)).n;
  }
  return counts;
};

/** How many items the index takes for hits. */
export const countPlan = async (plan: SearchPlan, base: ByKind): Promise<Counts> => {
  const counts: Counts = { article: 0, thinkTank: 0, sns: 0 };
  for (const { sign, where } of countedParts(plan)) {
    const part = await countsOf(narrowed(base, where));
    for (const kind of itemKinds) counts[kind] += sign * part[kind];
  }
  return counts;
};

/** The same to one more than `most` at least, which is all that those want to know who show a page. */
export const countToCap = async (plan: SearchPlan, base: ByKind, most: number): Promise<Counts> => {
  const wanted = narrowed(base, wantedWhere(plan));
  const left = excludedWhere(plan.excluded);
  if (!left) return countsOf(wanted, most + 1);
  const those = await countsOf(narrowed(wanted, left));
  const all = await countsOf(wanted, most + 1 + sumOf(those, itemKinds));
  return Object.fromEntries(itemKinds.map((kind) => [kind, all[kind] - those[kind]])) as Counts;
};

/** The hits of the index by several facets. */
export const countFacetsOf = async (
  plan: SearchPlan,
  base: ByKind,
  names: readonly FacetName[],
  unit: PeriodUnit,
): Promise<Partial<FacetCounts>> => {
  const parts: SignedFacets[] = [];
  for (const { sign, where } of countedParts(plan))
    for (const one of narrowed(base, where))
      parts.push({ sign, counts: await alongWords(() => countFacets(one.where, names, unit)) });
  return addedUp(parts, names);
};
