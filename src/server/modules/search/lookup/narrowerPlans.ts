import { hasWords, type SearchPlan } from '../plan.ts';

/** So many terms are tried one by one. */
const maxTried = 5;

/** The plan in titles alone, where titles are one of several places that it looks in. */
export const inTitles = (plan: SearchPlan): SearchPlan | undefined => {
  const { fields } = plan;
  const isOneOfSeveral = fields.length === 0 || (fields.length > 1 && fields.includes('title'));
  return hasWords(plan) && isOneOfSeveral ? { ...plan, fields: ['title'] } : undefined;
};

/**
 * Plans whose hits are hits of this one too, the cheapest to count first: that one of them alone has more hits than
 * anybody counts is soon known, where a count of all would list hundreds of thousands of rows. All terms at once are
 * seldom in one title. Beside facts titles are no shorter way, beside exclusions nothing is: rows would be looked into.
 * @param isPlain whether nothing but words is asked for
 */
export const narrowerPlans = (plan: SearchPlan, isPlain: boolean): SearchPlan[] => {
  const { terms, groups, combine, excluded } = plan;
  const asked = terms.length + groups.length;
  if ((asked > 1 && combine === 'AND') || excluded.length > 0) return [];
  const titles = isPlain ? inTitles(plan) : undefined;
  const single = asked > 1 && terms.length <= maxTried ? terms : [];
  return [
    ...(titles ? [titles] : []),
    ...single.map((term): SearchPlan => ({ ...plan, terms: [term], groups: [] })),
  ];
};
