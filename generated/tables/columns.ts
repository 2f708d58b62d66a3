// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text in byte order on every engine: PGlite has no ICU, and both must sort and compare alike. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A moment, to the millisecond: finer ones would turn every save into a conflict. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
