import { and, arrayContains, arrayOverlaps, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { article } from '#generated/tables/index.ts';
import type { TextField } from '../plan.ts';

type Column = AnyPgColumn;

/** The token columns of a table: of everything, and of its parts as far as it has them. */
export interface TokenColumns {
  all: Column;
  title: Column;
  reporter?: Column;
  attachment?: Column;
}

const { tk, tb, tr, ta } = article;
export const ofItems: TokenColumns = { all: tk, title: tb, reporter: tr, attachment: ta };

/** What the tokens of a row must be like. */
export type TokenCondition =
  | { is: 'every'; of: readonly number[]; in: 'all' | TextField }
  | { is: 'some'; of: readonly number[]; in: 'all' | TextField }
  | { is: 'all'; of: readonly TokenCondition[] }
  | { is: 'any'; of: readonly TokenCondition[] }
  | { is: 'not'; of: TokenCondition };

type Perhaps = TokenCondition | undefined;

/** Of no row. */
export const nothing: TokenCondition = { is: 'any', of: [] };

const joined = (is: 'all' | 'any', conditions: readonly Perhaps[]): Perhaps => {
  const of = conditions.filter((one) => one !== undefined);
  return of.length < 2 ? of[0] : { is, of };
};
/** Those of them that there are; undefined: there are none. */
export const all = (...conditions: readonly Perhaps[]): Perhaps => joined('all', conditions);
export const any = (...conditions: readonly Perhaps[]): Perhaps => joined('any', conditions);
export const unless = (condition: Perhaps): Perhaps => condition && { is: 'not', of: condition };

/** The condition as one on the columns of a table; a field that the table has not has no word. */
export const sqlOf = (condition: TokenCondition, columns: TokenColumns = ofItems): SQL => {
  if (condition.is === 'not') return sql`(${sqlOf(condition.of, columns)}) is not true`;
  if (condition.is === 'every' || condition.is === 'some') {
    const column = columns[condition.in];
    if (!column) return sql`false`;
    return (condition.is === 'every' ? arrayContains : arrayOverlaps)(column, [...condition.of]);
  }
  const parts = condition.of.map((one) => sqlOf(one, columns));
  return (condition.is === 'all' ? and(...parts) : or(...parts)) ?? sql`false`;
};

/** Every token that is asked for in the field of everything; undefined where another field is asked too. */
export const tokensOf = (condition: TokenCondition): number[] | undefined => {
  if (condition.is === 'every' || condition.is === 'some')
    return condition.in === 'all' ? [...condition.of] : undefined;
  const parts = (condition.is === 'not' ? [condition.of] : condition.of).map(tokensOf);
  return parts.includes(undefined) ? undefined : [...new Set(parts.flatMap((one) => one ?? []))];
};
