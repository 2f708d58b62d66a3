// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text in byte order on every engine: PGlite has no ICU, and both must sort and compare alike. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A value from a small set, written into the statement as a literal: with a parameter no partial index could be used. */
export const fixedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: (value) => (/^[A-Za-z0-9_]{1,40}$/.test(value) ? sql.raw(`'${value}'`) : value),
});

/** Whole numbers, written as one text: the library's own encoding takes a fifth of a second for those of a long article. */
export const tokens = customType<{ data: number[]; driverData: string | number[] }>({
  dataType: () => 'integer[]',
  toDriver: (value) => `{${value.join(',')}}`,
  fromDriver: (value) => (typeof value === 'string' ? value.slice(1, -1).split(',').filter(Boolean).map(Number) : value),
});

/** A timestamp to the millisecond: with a finer one every save would be a conflict. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
