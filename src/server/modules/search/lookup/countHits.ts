import { and, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ItemKind, itemKinds } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { row } from '#server/kernel/database/rows.ts';
import {
  addedUp,
  type FacetCounts,
  type FacetName,
  type PeriodUnit,
  type SignedFacets,
} from '../facetCounts.ts';
import { countFacets } from '../facets.ts';
import { countMembers, type SearchPlan } from '../plan.ts';
import { type RowSource, withPlannerSettings } from './plannerSettings.ts';
import { areLookedUpTogether, excludedWhere, wantedWhere } from './planWhere.ts';

export type Counts = Record<ItemKind, number>;

export interface OfKind {
  kind: ItemKind;
  where: SQL | undefined;
}

/** A condition on the items of each kind: all kinds are in one table, but each has its own word index. */
export type ByKind = readonly OfKind[];

export const narrowed = (some: ByKind, ...more: (SQL | undefined)[]): ByKind =>
  some.map(({ kind, where }) => ({ kind, where: and(where, ...more) }));

export const ofAnyKind = (some: ByKind): SQL => or(...some.map(({ where }) => where)) ?? sql`false`;

export const sumOf = (counts: Counts, kinds: readonly ItemKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Counts each kind, sequentially because they share a connection. */
export const ofEach = async (some: ByKind, count: (one: OfKind) => Promise<number>): Promise<Counts> => {
  const counts: Counts = { article: 0, thinkTank: 0, sns: 0 };
  for (const one of some) counts[one.kind] = await count(one);
  return counts;
};

/** A condition whose count is added or subtracted. */
interface CountedPart {
  sign: 1 | -1;
  where: SQL | undefined;
}

/**
 * Conditions that the index can answer separately; their signed counts add up to that of the plan. Otherwise
 * exclusions, and alternatives of two terms with several tokens, would require checking every row.
 */
const countedParts = (plan: SearchPlan): CountedPart[] => {
  const [one, other, further] = plan.terms;
  const isEitherOfTwo =
    plan.combine === 'OR' && countMembers(plan) === 2 && one && other && further === undefined;
  const wanted: CountedPart[] =
    isEitherOfTwo && !areLookedUpTogether(plan)
      ? [
          { sign: 1, where: wantedWhere({ ...plan, terms: [one] }) },
          { sign: 1, where: wantedWhere({ ...plan, terms: [other] }) },
          { sign: -1, where: wantedWhere({ ...plan, combine: 'AND' }) },
        ]
      : [{ sign: 1, where: wantedWhere(plan) }];
  const left = excludedWhere(plan);
  if (!left) return wanted;
  const taken = wanted.map(
    ({ sign, where }): CountedPart => ({ sign: sign === 1 ? -1 : 1, where: and(where, left) }),
  );
  return [...wanted, ...taken];
};

const number = z.object({ n: z.number() });

const countRows = async (where: SQL | undefined, rowSource: RowSource, bits = sql``): Promise<number> => {
  const { n } = await withPlannerSettings(rowSource, () =>
    row(number, sql`${bits} select count(*)::int n from ${article} where ${where ?? sql`true`}`),
  );
  return n;
};

/** Counts rows, at most `limit`. */
const countRowsTo = async (limit: number, where: SQL | undefined, rowSource: RowSource): Promise<number> => {
  const { n } = await withPlannerSettings(rowSource, () =>
    row(
      number,
      sql`select count(*)::int n from (select from ${article} where ${where ?? sql`true`} limit ${limit}) as up_to_the_cap`,
    ),
  );
  return n;
};

/** Number of items of each kind under a condition with words. @param bits see `withBits` */
export const countsOf = (some: ByKind, bits?: SQL): Promise<Counts> =>
  ofEach(some, ({ where }) => countRows(where, bits ? 'facts' : 'any', bits));

interface BaseForm {
  some: ByKind;
  rowSource: RowSource;
}

/** The conditions besides the words, in two forms with the matching row source. */
export interface Base {
  /** For counts without words. */
  alone: BaseForm;
  /** For counts with words. */
  withWords: BaseForm;
}

/** Number of hits of the index. */
export const countPlan = async (plan: SearchPlan, { alone, withWords }: Base): Promise<Counts> => {
  const counts: Counts = { article: 0, thinkTank: 0, sns: 0 };
  for (const { sign, where } of countedParts(plan)) {
    const { some, rowSource } = where ? withWords : alone;
    const part = await ofEach(narrowed(some, where), (one) => countRows(one.where, rowSource));
    for (const kind of itemKinds) counts[kind] += sign * part[kind];
  }
  return counts;
};

/** Number of hits of a plan among the items of a kind: exact up to `limit`, else any larger number. */
type CountTo = (limit: number, plan: SearchPlan, base: OfKind) => Promise<number>;

const countTo: CountTo = async (limit, plan, { kind, where: base }) => {
  const wanted = wantedWhere(plan);
  const hits = (...more: (SQL | undefined)[]) => narrowed([{ kind, where: base }], wanted, ...more)[0]?.where;
  const left = excludedWhere(plan);
  const those = left ? await countRows(hits(left), 'any') : 0;
  return (await countRowsTo(limit + 1 + those, hits(), wanted ? 'any' : 'facts')) - those;
};

/** A `CountTo` for one request that caches its counts. */
export const countOnce = (): CountTo => {
  const known = new Map<string, { n: number; limit: number }>();
  return async (limit, plan, base) => {
    const key = JSON.stringify([base.kind, plan]);
    const before = known.get(key);
    if (before && (before.n <= before.limit || before.limit >= limit)) return before.n;
    const n = await countTo(limit, plan, base);
    known.set(key, { n, limit });
    return n;
  };
};

/** If a narrower plan has less than this share of the limit, the next ones are not tried. */
const minPromisingShare = 0.01;

/** Counts each kind up to the limit; a narrower plan may already exceed it. */
export const countToCap = (
  count: CountTo,
  limit: number,
  plan: SearchPlan,
  some: ByKind,
  narrowerOnes: readonly SearchPlan[],
): Promise<Counts> =>
  ofEach(some, async (one) => {
    for (const narrower of narrowerOnes) {
      const n = await count(limit, narrower, one);
      if (n > limit) return n;
      if (n < minPromisingShare * limit) break;
    }
    return count(limit, plan, one);
  });

/** Counts the hits of the index by several facets. */
export const countFacetsOf = async (
  plan: SearchPlan,
  { alone, withWords }: Base,
  names: readonly FacetName[],
  unit: PeriodUnit,
): Promise<Partial<FacetCounts>> => {
  const parts: SignedFacets[] = [];
  for (const { sign, where } of countedParts(plan)) {
    const { some, rowSource } = where ? withWords : alone;
    for (const one of narrowed(some, where))
      parts.push({
        sign,
        counts: await withPlannerSettings(rowSource, () => countFacets(one.where, names, unit)),
      });
  }
  return addedUp(parts, names);
};
