import type { SQL } from 'drizzle-orm';
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
