import { planOf } from './planOf.ts';
// past the index: examined with the collections of tests/

/** The terms in the plan of a search for the text in all fields. */
export const plannedTerms = (searchText: string) =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] }).terms;
