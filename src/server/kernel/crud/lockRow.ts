import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { rightsTables } from '../access/change.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { advisoryLock, db, inTransaction } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { sharedChildren } from './childRows.ts';
import { keyValue } from './readRecord.ts';
import { tableOf } from './source.ts';

/**
 * Locks the row until the transaction ends, so that it cannot change between read and write.
 * @param what `change` still lets other rows reference it; `removal` does not
 */
export const lockRow = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  given: unknown,
  what: 'change' | 'removal' = 'change',
): Promise<void> => {
  const key = keyValue(spec, given);
  if (key === undefined) return;
  const table = tableOf(catalogue, spec);
  await db()
    .select({ key: columnOf(table, spec.key) })
    .from(table)
    .where(eq(columnOf(table, spec.key), key))
    .for(what === 'removal' ? 'update' : 'no key update');
};

const lockOf = (spec: EntitySpec): string => `write ${spec.table.name}`;

/**
 * Runs a write that must not overlap with another of the same entity: it increments numbers or moves branches of a
 * tree.
 */
export const withEntityLock = <T>(spec: EntitySpec, work: () => Promise<T>): Promise<T> =>
  advisoryLock(lockOf(spec), work);

/** Locks for a write of the entity, always in this order: rights, its tree or numbers, shared rows. */
const locksOf = (catalogue: Catalogue, spec: EntitySpec): string[] => [
  ...(rightsTables.has(spec.table.name) ? ['rights'] : []),
  ...(spec.tree || spec.keyFrom === 'maxPlusOne' ? [lockOf(spec)] : []),
  ...sharedChildren(catalogue, spec).map(lockOf).sort(),
];

/**
 * Runs a write of the entity in a transaction with the advisory locks that it needs: where it may affect rights, move
 * branches of a tree, take the next number, or write child rows that another entity shares.
 */
export const withWriteLocks = <T>(
  catalogue: Catalogue,
  spec: EntitySpec,
  work: () => Promise<T>,
): Promise<T> =>
  locksOf(catalogue, spec).reduceRight(
    (inner, lock) => () => advisoryLock(lock, inner),
    () => inTransaction(work),
  )();
