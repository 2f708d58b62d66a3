import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
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
import { itemKinds } from '../itemKinds.ts';
import type { SearchPlan } from '../plan.ts';
import { type ByKind, type Counts, narrowed, type OfKind, ofEach } from './byKind.ts';
import { areLookedUpTogether, excludedWhere, wantedWhere } from './planWhere.ts';
import { type Lead, withPlannerSettings } from './withPlannerSettings.ts';

/** A condition whose items are counted, or taken off again. */
interface CountedPart {
  sign: 1 | -1;
  where: SQL | undefined;
}

/**
 * Conditions that the index answers each by itself; their counts add up to that of the plan. Leaving out, and either of
 * two terms of several tokens, cost a look at every row otherwise.
 */
const countedParts = (plan: SearchPlan): CountedPart[] => {
  const [one, other, further] = plan.terms;
  const isEitherOfTwo =
    plan.combine === 'OR' && plan.groups.length === 0 && one && other && further === undefined;
  const wanted: CountedPart[] =
    isEitherOfTwo && !areLookedUpTogether(plan)
      ? [
          { sign: 1, where: wantedWhere({ ...plan, terms: [one] }) },
          { sign: 1, where: wantedWhere({ ...plan, terms: [other] }) },
          { sign: -1, where: wantedWhere({ ...plan, combine: 'AND' }) },
        ]
      : [{ sign: 1, where: wantedWhere(plan) }];
  const left = excludedWhere(plan.excluded);
  if (!left) return wanted;
  const taken = wanted.map(
    ({ sign, where }): CountedPart => ({ sign: sign === 1 ? -1 : 1, where: and(where, left) }),
  );
  return [...wanted, ...taken];
};

const number = z.object({ n: z.number() });

const countRows = async (where: SQL | undefined, lead: Lead, bits = sql``): Promise<number> => {
  const { n } = await withPlannerSettings(lead, () =>
    row(number, sql`${bits} select count(*)::int n from ${article} where ${where ?? sql`true`}`),
  );
  return n;
};

/** The same, no further than `most`. */
const countRowsTo = async (limit: number, where: SQL | undefined, lead: Lead): Promise<number> => {
  const { n } = await withPlannerSettings(lead, () =>
    row(
      number,
      sql`select count(*)::int n from (select from ${article} where ${where ?? sql`true`} limit ${limit}) as up_to_the_cap`,
    ),
  );
  return n;
};

/** How many items of each kind are under a condition that asks for words. @param bits see `withBits` */
export const countsOf = (some: ByKind, bits?: SQL): Promise<Counts> =>
  ofEach(some, ({ where }) => countRows(where, bits ? 'facts' : 'any', bits));

interface Led {
  some: ByKind;
  lead: Lead;
}

/** Items beside the words, each way with what leads to them. */
export interface Base {
  /** For all of them. */
  alone: Led;
  /** For those that have some words. */
  withWords: Led;
}

/** How many items the index takes for hits. */
export const countPlan = async (plan: SearchPlan, { alone, withWords }: Base): Promise<Counts> => {
  const counts: Counts = { article: 0, thinkTank: 0, sns: 0 };
  for (const { sign, where } of countedParts(plan)) {
    const { some, lead } = where ? withWords : alone;
    const part = await ofEach(narrowed(some, where), (one) => countRows(one.where, lead));
    for (const kind of itemKinds) counts[kind] += sign * part[kind];
  }
  return counts;
};

/** How many hits a plan has among the items of a kind: to `most`, or more than that. */
export type CountTo = (limit: number, plan: SearchPlan, base: OfKind) => Promise<number>;

const countTo: CountTo = async (limit, plan, { kind, where: base }) => {
  const wanted = wantedWhere(plan);
  const hits = (...more: (SQL | undefined)[]) => narrowed([{ kind, where: base }], wanted, ...more)[0]?.where;
  const left = excludedWhere(plan.excluded);
  const those = left ? await countRows(hits(left), 'any') : 0;
  return (await countRowsTo(limit + 1 + those, hits(), wanted ? 'any' : 'facts')) - those;
};

/** A `CountTo` for one request, which counts nothing twice that has been counted far enough. */
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

/** Where a narrower plan has less than this part of what is counted, the next ones are not worth their while. */
const minPromisingShare = 0.01;

/** The same for each kind; a narrower plan may already exceed the limit. */
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

/** The hits of the index by several facets. */
export const countFacetsOf = async (
  plan: SearchPlan,
  { alone, withWords }: Base,
  names: readonly FacetName[],
  unit: PeriodUnit,
): Promise<Partial<FacetCounts>> => {
  const parts: SignedFacets[] = [];
  for (const { sign, where } of countedParts(plan)) {
    const { some, lead } = where ? withWords : alone;
    for (const one of narrowed(some, where))
      parts.push({
        sign,
        counts: await withPlannerSettings(lead, () => countFacets(one.where, names, unit)),
      });
  }
  return addedUp(parts, names);
};
