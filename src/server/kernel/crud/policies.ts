import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EntitySpec } from '#contract/entity.ts';
import type { FormProblem } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Source } from './source.ts';

type Row = Record<string, unknown>;

/** A write of one record: its caller, the sent values, and the record as it would be stored. */
export interface RecordWrite {
  caller: Caller | null;
  /** The stored record; absent for a new one. */
  before?: Row;
  /** The sent values. */
  sent: Row;
  /** The record as it would be stored. */
  record: Row;
  /** Number of files that the record would have. */
  files: number;
}

/** Which rows a caller sees, and what they may do with a visible one. One file per entity with non-trivial rows. */
export interface Policy {
  /** Condition that list, count, export, picker, detail, update and delete add; undefined = every row. */
  scope(caller: Caller | null, source: Source): SQL | undefined;
  /** The rows of `scope` in disjoint parts, each contiguous in an index: a bounded count ends early. */
  parts?(caller: Caller | null, source: Source): SQL[];
  /**
   * Filters that mean more than their column, or have no column: the typed words or the chosen value as a condition on
   * the rows.
   */
  conditions?: Readonly<
    Record<string, (caller: Caller | null, source: Source, words: string) => SQL | undefined>
  >;
  /** Those of `conditions` that take an e-mail address or a name: each search by one is logged. */
  conditionsOnPeople?: readonly string[];
  /** Sorts that mean more than their column: the sort expression, a text or a number. */
  orders?: Readonly<Record<string, (source: Source) => SQL>>;
  /** Menus whose rights decide about the record, if there are more than the entity's menus. */
  menusOf?(record: Record<string, unknown>): readonly string[];
  mayUpdate?(caller: Caller, record: Record<string, unknown>): boolean;
  mayDelete?(caller: Caller, record: Record<string, unknown>): boolean;
  /** Changes that this caller may not make to the record, with a message for each field. */
  refusedChanges?(
    caller: Caller,
    record: Record<string, unknown>,
    sent: Record<string, unknown>,
  ): FormProblem[] | Promise<FormProblem[]>;
  /**
   * Problems of the record as it would be stored, beyond its schema. Runs beside the checks of references, on their
   * connection: only plain reads, no transaction and no planner settings of its own.
   */
  problems?(write: RecordWrite): FormProblem[] | Promise<FormProblem[]>;
  /** Column values that the server sets at every write, derived from the record as it would be stored. */
  ownColumns?(write: RecordWrite): Row | Promise<Row>;
  /**
   * Called when files were attached to the record or detached from it, in the running transaction, which has locked the
   * record.
   */
  filesChanged?(key: string | number): Promise<void>;
  /** Reason why the record cannot be newly referenced by another; undefined for the standard message. */
  refusedChoice?(record: Row): string | undefined;
  /** The message for a caller who may delete other records of the entity, but not this one. */
  refusedDelete?(caller: Caller, record: Record<string, unknown>): string | undefined;
}

/** Policies by the name in the schema (`rows`), registered by the modules. `all` needs none. */
export const policies = new Map<string, Policy>();

/** @throws if another policy is already registered under the name */
export const registerPolicies = (some: Readonly<Record<string, Policy>>): void => {
  for (const [name, policy] of Object.entries(some)) {
    if (policies.has(name) && policies.get(name) !== policy)
      throw new Error(`Two policies are called '${name}'.`);
    policies.set(name, policy);
  }
};

const missingPolicy = ({ name, rows }: EntitySpec): Error =>
  new Error(`The schema of ${name} names the policy '${rows}', which no module of src/server/modules has.`);

const isMissing = ({ rows }: EntitySpec): boolean => rows !== 'all' && !policies.has(rows);

/** Fails the start when a schema names a policy that is not registered: its rows would be open to all. */
export const assertPolicies = (resources: Record<string, EntitySpec>): void => {
  const [first] = Object.values(resources).filter(isMissing);
  if (first) throw missingPolicy(first);
};

/** The entity's policy; `rows: all` has none. @throws when the named one does not exist */
export const policyOf = (spec: EntitySpec): Policy | undefined => {
  if (isMissing(spec)) throw missingPolicy(spec);
  return policies.get(spec.rows);
};

/** The expression by which the policy sorts instead of the field's own column; undefined if it has none. */
export const ownOrder = (source: Source, field: string): SQL | undefined =>
  policyOf(source.spec)?.orders?.[field]?.(source);

/** The expression by which the list is sorted. */
export const sortedBy = (source: Source, field: string): SQL | AnyPgColumn =>
  ownOrder(source, field) ?? source.column(field);
