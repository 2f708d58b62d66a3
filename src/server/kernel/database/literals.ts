import { type SQL, sql } from 'drizzle-orm';

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
