import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** `delYn` of a row that a retention rule took out of lists and searches: it is no longer shown, but not deleted. */
export const archived = 'A';

/** Rows that are not deleted, archived ones included. */
export const isStored = (delYn: AnyPgColumn): SQL => inArray(delYn, ['N', archived]);
