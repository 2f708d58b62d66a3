import type { SQL } from 'drizzle-orm';
import type { FormProblem } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Source } from './source.ts';

type Row = Record<string, unknown>;

/** A write of one record: who sends what, and the record as it would be stored. */
export interface RecordWrite {
  caller: Caller | null;
  /** As it is stored; absent for a new one. */
  before?: Row;
  /** What was sent of it. */
  sent: Row;
  /** As it would be stored. */
  record: Row;
  /** How many files it would have. */
  files: number;
}

/** Which rows a caller sees, and what may be done with a visible one. One file per entity with non-trivial rows. */
export interface Policy {
  /** Condition that list, count, export, picker, detail, update and delete add; undefined = every row. */
  scope(caller: Caller | null, source: Source): SQL | undefined;
  /** The same rows in parts that share none, each of which an index has together: what is counted to a bound ends early. */
  parts?(caller: Caller | null, source: Source): SQL[];
  /** Filters that mean more than their column, or have none: the words that were typed, or the value that was chosen,
   *  as a condition on the rows. */
  conditions?: Readonly<
    Record<string, (caller: Caller | null, source: Source, words: string) => SQL | undefined>
  >;
  /** Those of the conditions that take an e-mail address or a name: each search by one is noted. */
  conditionsOnPeople?: readonly string[];
  /** Sorts that mean more than their column: what the rows are sorted by, a text or a number. */
  orders?: Readonly<Record<string, (source: Source) => SQL>>;
  /** Menus whose rights decide about the record, where those of its entity are more. */
  menusOf?(record: Record<string, unknown>): readonly string[];
  mayUpdate?(caller: Caller, record: Record<string, unknown>): boolean;
  mayDelete?(caller: Caller, record: Record<string, unknown>): boolean;
  /** What of a change this caller may not make to the record, with a sentence for each field. */
  refusedChanges?(
    caller: Caller,
    record: Record<string, unknown>,
    sent: Record<string, unknown>,
  ): FormProblem[] | Promise<FormProblem[]>;
  /** Faults of the record as it would be stored, beyond what its schema says. */
  problems?(write: RecordWrite): FormProblem[] | Promise<FormProblem[]>;
  /** Column values that the server itself sets at every write: what follows from the record as it would be stored. */
  ownColumns?(write: RecordWrite): Row | Promise<Row>;
  /** Files were tied to the record or taken off it, in the running transaction, which holds the record. */
  filesChanged?(key: string | number): Promise<void>;
  /** Why another record cannot newly reference this one; undefined for the standard sentence. */
  refusedChoice?(record: Row): string | undefined;
  /** The sentence for a caller who may delete others of these records, but not this one. */
  refusedDelete?(caller: Caller, record: Record<string, unknown>): string | undefined;
}
