import { planOf } from '#server/modules/search/plan.ts';
import type { SearchTerm } from '#server/modules/search/words/searchTerm.ts';

/** The terms that a search for the text is planned with, anywhere in an item. */
export const plannedTerms = (searchText: string): readonly SearchTerm[] =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] }).terms;
