import type { ArticleQuery } from '#server/modules/search/index.ts';

/** Korean days, both included. */
export interface Period {
  startDate: string;
  endDate: string;
}

/** What of a query says in which order and how much of it is shown, or how its words are meant. */
const noConditions = ['combine', 'combineKeywords', 'fields', 'sort', 'page', 'size', 'total'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The period of a query that has no other condition. No type of collection at all is one: it lets nothing through. */
export const periodAlone = (query: ArticleQuery): Period | undefined => {
  const { startDate, endDate, collectionTypes, ...others } = query;
  if (!startDate || !endDate || collectionTypes) return undefined;
  const isAlone = Object.entries(others).every(
    ([name, value]) => noConditions.includes(name) || isEmpty(value),
  );
  return isAlone ? { startDate, endDate } : undefined;
};
