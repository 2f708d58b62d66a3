import { and, arrayContains, arrayOverlaps, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { article } from '#generated/tables/index.ts';
import { type Fact, factsSql } from '../facts/facts.ts';
import type { TextField } from '../plan.ts';

type Column = AnyPgColumn;

/** The token columns of a table: for all its text, and for the fields that it has. */
export interface TokenColumns {
  all: Column;
  title: Column;
  reporter?: Column;
  attachment?: Column;
}

const { tk, tb, tr, ta } = article;
export const ofItems: TokenColumns = { all: tk, title: tb, reporter: tr, attachment: ta };

/** A condition on the tokens of a row, and on facts of items. */
export type TokenCondition =
  | { is: 'fact'; fact: Fact }
  | { is: 'every'; of: readonly number[]; in: 'all' | TextField }
  | { is: 'some'; of: readonly number[]; in: 'all' | TextField }
  | { is: 'all'; of: readonly TokenCondition[] }
  | { is: 'any'; of: readonly TokenCondition[] }
  | { is: 'not'; of: TokenCondition };

type Perhaps = TokenCondition | undefined;

/** Matches no row. */
export const nothing: TokenCondition = { is: 'any', of: [] };

const joined = (is: 'all' | 'any', conditions: readonly Perhaps[]): Perhaps => {
  const of = conditions.filter((one) => one !== undefined);
  return of.length < 2 ? of[0] : { is, of };
};
/** Combines the defined conditions; undefined if there are none. */
export const all = (...conditions: readonly Perhaps[]): Perhaps => joined('all', conditions);
export const any = (...conditions: readonly Perhaps[]): Perhaps => joined('any', conditions);
export const unless = (condition: Perhaps): Perhaps => condition && { is: 'not', of: condition };

/** The condition as SQL on the columns of a table; false for fields that the table lacks. */
export const sqlOf = (condition: TokenCondition, columns: TokenColumns = ofItems): SQL => {
  if (condition.is === 'fact') return columns === ofItems ? factsSql(condition) : sql`false`;
  if (condition.is === 'not') return sql`(${sqlOf(condition.of, columns)}) is not true`;
  if (condition.is === 'every' || condition.is === 'some') {
    const column = columns[condition.in];
    if (!column) return sql`false`;
    return (condition.is === 'every' ? arrayContains : arrayOverlaps)(column, [...condition.of]);
  }
  const parts = condition.of.map((one) => sqlOf(one, columns));
  return (condition.is === 'all' ? and(...parts) : or(...parts)) ?? sql`false`;
};

/** All tokens of a condition on the combined column; undefined if it uses another field too. */
export const tokensOf = (condition: TokenCondition): number[] | undefined => {
  if (condition.is === 'fact') return undefined;
  if (condition.is === 'every' || condition.is === 'some')
    return condition.in === 'all' ? [...condition.of] : undefined;
  const parts = (condition.is === 'not' ? [condition.of] : condition.of).map(tokensOf);
  return parts.includes(undefined) ? undefined : [...new Set(parts.flatMap((one) => one ?? []))];
};
