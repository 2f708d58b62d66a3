import type { ArticleQuery } from './query/articleQuery.ts';

/** Korean days, both included. */
export interface Period {
  startDate: string;
  endDate: string;
}

/** Query parameters that only control order, paging or the interpretation of words. */
const noConditions = ['combine', 'combineKeywords', 'fields', 'typed', 'sort', 'page', 'size', 'total'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The period of a query without other conditions. An empty list of collection types is a condition, because it matches
 * nothing.
 */
export const periodAlone = (query: ArticleQuery): Period | undefined => {
  const { startDate, endDate, collectionTypes, ...others } = query;
  if (!startDate || !endDate || collectionTypes) return undefined;
  const isAlone = Object.entries(others).every(
    ([name, value]) => noConditions.includes(name) || isEmpty(value),
  );
  return isAlone ? { startDate, endDate } : undefined;
};
