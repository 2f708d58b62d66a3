import type { SQL } from 'drizzle-orm';
import type { ArticleQuery, ItemKind } from '../article/articleQuery.ts';
import { articleWhere, candidatesWhere } from '../article/articleWhere.ts';

/** Korean days, both included. */
export interface Period {
  startDate: string;
  endDate: string;
}

/** The items that a statistic counts: those of a list. */
export interface Scope {
  kind: ItemKind;
  where: SQL | undefined;
  /** Where the period alone says which they are: the period, and which they are on some of its days. */
  days?: { period: Period; within: (days: Period) => SQL | undefined };
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

/** The items of a list, to be counted. */
export const scopeOf = async (kind: ItemKind, query: ArticleQuery): Promise<Scope> => {
  const where = await articleWhere(kind, query);
  const period = periodAlone(query);
  if (!period) return { kind, where };
  return { kind, where, days: { period, within: (days) => candidatesWhere(kind, { ...query, ...days }) } };
};
