// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text in byte order on every engine: PGlite has no ICU, and both must sort and compare alike. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** One of few values: it stands in the statement's text, or no index over some rows alone would serve the statement. */
export const fixedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: (value) => (/^[A-Za-z0-9_]{1,40}$/.test(value) ? sql.raw(`'${value}'`) : value),
});

/** A moment, to the millisecond: finer ones would turn every save into a conflict. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
