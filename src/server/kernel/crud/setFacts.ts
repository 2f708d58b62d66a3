import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { childListsOf } from './childRows.ts';
import { writeChildren } from './children.ts';
import { recordChange } from './history.ts';
import { lockRow, withWriteLocks } from './lockRow.ts';
import { type Row, readRecord } from './readRecord.ts';
import { tableOf } from './source.ts';
import { nextVersion } from './stored.ts';

/**
 * Sets columns of a record that no form edits. It needs no version and increments it; history and rights are updated as
 * with every change. Runs in the caller's transaction if there is one.
 * @param facts returns column values and lists of child rows for the stored record; throws to refuse
 * @returns the record before and after
 * @throws Failure 404 if the record does not exist
 */
export const setFacts = (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  key: string | number,
  facts: (before: Row) => Row | Promise<Row>,
): Promise<{ before: Row; after: Row }> =>
  withWriteLocks(catalogue, spec, async () => {
    const table = tableOf(catalogue, spec);
    await lockRow(catalogue, spec, key);
    const before = await readRecord(catalogue, spec, caller, key);
    const found = await facts(before);
    const lists = childListsOf(catalogue, spec).map(({ field }) => field.name);
    await db()
      .update(table)
      .set({
        ...Object.fromEntries(Object.entries(found).filter(([name]) => !lists.includes(name))),
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
      })
      .where(eq(columnOf(table, spec.key), key));
    await writeChildren(catalogue, spec, key, found, caller, before);
    const after = await readRecord(catalogue, spec, caller, key);
    await recordChange(spec, key, 'update', caller, before, after);
    return { before, after };
  });
