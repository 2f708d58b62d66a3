import { type SQL, sql } from 'drizzle-orm';

/** A number as part of a statement's text: the planner must know how few rows are wanted. */
export const literalNumber = (value: number): SQL => {
  if (!Number.isFinite(value)) throw new Error(`${value} is no number of SQL.`);
  return sql.raw(String(value));
};

/** The same for drizzle's `limit`, which takes it though its type knows numbers alone. */
export const literalLimit = (rows: number): number => literalNumber(rows) as unknown as number;

/** A bound of a range as part of a statement's text, since the plan depends on how many rows lie within. */
export const literalBound = (value: string | number | Date): SQL => {
  if (typeof value === 'number') return literalNumber(value);
  if (value instanceof Date) return sql.raw(`'${value.toISOString()}'::timestamptz`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw new Error('Only days may stand in a statement as text.');
  return sql.raw(`'${value}'::date`);
};

/** Tokens of words as part of a statement's text, since the plan depends on how common they are. */
export const literalTokens = (tokens: readonly number[]): SQL => {
  if (!tokens.every(Number.isInteger)) throw new Error('Tokens are whole numbers.');
  return sql.raw(`'{${tokens.join(',')}}'::int[]`);
};
