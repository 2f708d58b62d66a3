import { type QueryPart, readTypedQuery } from '#contract/typedQuery.ts';
import { type KnownPart, planOfParts, type SearchPlan } from '#server/modules/search/index.ts';

/** @throws Error for a fact */
const withoutFacts = (parts: readonly QueryPart[]): KnownPart[] => {
  if (JSON.stringify(parts).includes('"fact"')) throw new Error('Facts are resolved in a database.');
  return parts as unknown as KnownPart[];
};

/** The plan of typed texts without facts, which need a database. */
export const planOf = (
  { searchText, excludeText }: { searchText: string; excludeText: string },
  how: Pick<SearchPlan, 'combine' | 'fields'>,
): SearchPlan =>
  planOfParts(
    {
      terms: withoutFacts(readTypedQuery(searchText, how.combine)),
      excluded: withoutFacts(readTypedQuery(excludeText, 'OR')),
    },
    how,
  );
