// past the index: examined with the collections of tests/
import { planOf } from '#server/modules/search/plan.ts';
// past the index: a type alone
import type { SearchTerm } from '#server/modules/search/words/searchTerm.ts';

/** The terms in the plan of a search for the text in all fields. */
export const plannedTerms = (searchText: string): readonly SearchTerm[] =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] }).terms;
