import { planOf } from '#server/modules/search/plan.ts';
import type { SearchTerm } from '#server/modules/search/words/searchTerm.ts';

/** The terms in the plan of a search for the text in all fields. */
export const plannedTerms = (searchText: string): readonly SearchTerm[] =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] }).terms;
