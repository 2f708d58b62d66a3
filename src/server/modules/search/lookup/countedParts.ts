import { and, type SQL } from 'drizzle-orm';
import type { SearchPlan } from '../plan.ts';
import { areLookedUpTogether, excludedWhere, wantedWhere } from './planWhere.ts';

/** A condition whose items are counted, or taken off again. */
export interface CountedPart {
  sign: 1 | -1;
  where: SQL | undefined;
}

/**
 * Conditions that the index answers each by itself; their counts add up to that of the plan. Leaving out, and either of
 * two terms of several tokens, cost a look at every row otherwise.
 */
export const countedParts = (plan: SearchPlan): CountedPart[] => {
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
