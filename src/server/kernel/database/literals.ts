import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A number as literal text of the statement, so that the planner knows how few rows are requested. */
export const literalNumber = (value: number): SQL => {
  if (!Number.isFinite(value)) throw new Error(`${value} is no number of SQL.`);
  return sql.raw(String(value));
};

/** literalNumber for drizzle's `limit`, whose type allows numbers only. */
export const literalLimit = (rows: number): number => literalNumber(rows) as unknown as number;

/** A bound of a range as literal text of the statement, since the plan depends on how many rows are in the range. */
export const literalBound = (value: string | number | Date): SQL => {
  if (typeof value === 'number') return literalNumber(value);
  if (value instanceof Date) return sql.raw(`'${value.toISOString()}'::timestamptz`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw new Error('Only days may stand in a statement as text.');
  return sql.raw(`'${value}'::date`);
};

/** Tokens as literal text of the statement, since the plan depends on how common they are. */
export const literalTokens = (tokens: readonly number[]): SQL => {
  if (!tokens.every(Number.isInteger)) throw new Error('Tokens are whole numbers.');
  return sql.raw(`'{${tokens.join(',')}}'::int[]`);
};

const dialect = new PgDialect();

/** The text of an SQL fragment; undefined if it has parameters. */
export const textOf = (part: SQL): string | undefined => {
  const { sql: text, params } = dialect.sqlToQuery(part);
  return params.length ? undefined : text;
};

/**
 * The fragment as fixed text, for fragments that many statements share: drizzle would build them piece by piece at
 * every call. A fragment with parameters is returned unchanged.
 */
export const rendered = (part: SQL): SQL => {
  const text = textOf(part);
  return text === undefined ? part : sql.raw(text);
};
