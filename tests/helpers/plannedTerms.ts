// past the index: examined with the collections of tests/
import { planOf } from '#server/modules/search/plan.ts';

/** The terms in the plan of a search for the text in all fields. */
export const plannedTerms = (searchText: string) =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] }).terms;
