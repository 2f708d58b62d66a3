import type { SQL } from 'drizzle-orm';
import type { ArticleQuery, ItemKind } from '../article/articleQuery.ts';
import { articleWhere, candidatesWhere, factsWhere, ofKind, wordsOf } from '../article/articleWhere.ts';
import { listsOfWords } from '../search/index/alongWords.ts';
import { factsBehindWords } from '../search/index/factsBehindWords.ts';
import { areLookedUpTogether } from '../search/index/planWhere.ts';
import { counting } from './counting.ts';

/** Korean days, both included. */
export interface Period {
  startDate: string;
  endDate: string;
}

/** The items that a statistic counts: those of a list. */
export interface Scope {
  kind: ItemKind;
  where: SQL | undefined;
  /** How the items are found, for the transaction that counts them. */
  settings: readonly SQL[];
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

/** Where words are asked for, the index of words leads to the items rather than so many days. */
const scopeOfWords = async (kind: ItemKind, query: ArticleQuery): Promise<Scope> => {
  const plan = wordsOf(query);
  const asked = factsWhere(query);
  const isOneList = plan.combine === 'AND' || areLookedUpTogether(plan);
  const behind = asked && isOneList ? await counting(() => factsBehindWords(ofKind(kind), asked)) : undefined;
  const where = await articleWhere(kind, query, behind?.facts);
  return { kind, where, settings: listsOfWords(behind?.areBehind ? 'words' : 'any') };
};

/** The items of a list, to be counted. */
export const scopeOf = async (kind: ItemKind, query: ArticleQuery): Promise<Scope> => {
  if (query.terms.length > 0) return scopeOfWords(kind, query);
  const scope: Scope = { kind, where: await articleWhere(kind, query), settings: [] };
  const period = periodAlone(query);
  if (!period) return scope;
  return { ...scope, days: { period, within: (days) => candidatesWhere(kind, { ...query, ...days }) } };
};
