import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { db } from './db.ts';
import { translated } from './errors.ts';
import { executed } from './handle.ts';

/** A `timestamptz` of a raw query: both engines give the text `2026-11-21 02:03:04.567+00`. */
export const instant = z
  .string()
  .regex(/^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/)
  .transform((text) => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')));

/**
 * Runs a raw query and parses every row, so that differences between the engines cannot go unnoticed. bigint and
 * count(*) are numbers, numeric (also sum of bigint) is text, times are text (see `instant`).
 * @throws ZodError if a row does not match the schema; DatabaseUnavailable; the engine's error
 */
export async function rows<T extends z.ZodType>(schema: T, query: SQL): Promise<z.output<T>[]> {
  const result = await translated(() => executed(db(), query));
  return z.array(schema).parse(result.rows);
}

/** The row of a raw query that always returns exactly one (count, exists, insert … returning). */
export async function row<T extends z.ZodType>(schema: T, query: SQL): Promise<z.output<T>> {
  const found = await rows(schema, query);
  if (found.length !== 1) throw new Error(`Expected one row, got ${found.length}.`);
  return found[0] as z.output<T>;
}

/** Runs a raw statement. @returns number of affected rows */
export async function run(statement: SQL): Promise<number> {
  const result = await translated(() => executed(db(), statement));
  return result.rowCount ?? result.affectedRows ?? 0;
}
