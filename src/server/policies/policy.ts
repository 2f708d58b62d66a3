import type { SQL } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import type { Source } from '../crud/source.ts';

/** Which rows a caller sees, and what may be done with a visible one. One file per entity with non-trivial rows. */
export interface Policy {
  /** Condition that list, count, export, picker, detail, update and delete add; undefined = every row. */
  scope(caller: Caller | null, source: Source): SQL | undefined;
  mayUpdate?(caller: Caller, record: Record<string, unknown>): boolean;
  mayDelete?(caller: Caller, record: Record<string, unknown>): boolean;
}

const policies = new Map<string, Policy>();

/** The entity's policy; `rows: all` has none. */
export const policyOf = (spec: EntitySpec): Policy | undefined => policies.get(spec.rows);
