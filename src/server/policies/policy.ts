import type { SQL } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import type { Source } from '../crud/source.ts';

/** Which rows a caller sees, and what may be done with a visible one. One file per entity with non-trivial rows. */
export interface Policy {
  /** Condition that list, count, export, picker, detail, update and delete add; undefined = every row. */
  scope(caller: Caller | null, source: Source): SQL | undefined;
  mayUpdate?(caller: Caller, record: Record<string, unknown>): boolean;
  mayDelete?(caller: Caller, record: Record<string, unknown>): boolean;
}
