import { planOf } from '#server/features/search/plan.ts';
import type { SearchTerm } from '#server/features/search/words/searchTerm.ts';

/** The terms that a search for the text is planned with, anywhere in an item. */
export const plannedTerms = (searchText: string): readonly SearchTerm[] =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] }).terms;
