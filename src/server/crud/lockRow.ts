import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { advisoryLock, db, inTransaction } from '../database/db.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { keyValue } from './readRecord.ts';
import { tableOf } from './source.ts';
import { columnOf } from './tables.ts';

/** Holds the row until the transaction ends, so that what is read now is what is written over. */
export const lockRow = async (catalogue: Catalogue, spec: EntitySpec, given: unknown): Promise<void> => {
  const key = keyValue(spec, given);
  if (key === undefined) return;
  const table = tableOf(catalogue, spec);
  await db()
    .select({ key: columnOf(table, spec.key) })
    .from(table as never)
    .where(eq(columnOf(table, spec.key), key))
    .for('update');
};

/** Runs a write that must not meet another of its kind: numbers are counted up, branches are hung about. */
export const writingAlone = <T>(spec: EntitySpec, work: () => Promise<T>): Promise<T> =>
  advisoryLock(`write ${spec.table.name}`, work);

/** Runs a write in a transaction, alone where rows of a tree could be hung about at the same time. */
export const writing = <T>(spec: EntitySpec, work: () => Promise<T>): Promise<T> =>
  spec.tree ? writingAlone(spec, work) : inTransaction(work);
