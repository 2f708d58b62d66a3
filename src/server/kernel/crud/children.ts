import { and, eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { duplicate, Failure } from '../failure.ts';
import {
  addedRows,
  bumpOtherParents,
  type ChildList,
  changedRows,
  childListsOf,
  isSameList,
  sentRows,
} from './childRows.ts';
import { withEntityLock } from './lockRow.ts';
import { tableOf } from './source.ts';
import { kindValues, newKeys, storedValues } from './stored.ts';
import { refusingDuplicates } from './uniqueness.ts';

type Row = Record<string, unknown>;

const dropRows = async (
  catalogue: Catalogue,
  { child, children }: ChildList,
  key: unknown,
): Promise<void> => {
  const table = tableOf(catalogue, child);
  const kind = Object.entries(kindValues(child)).map(([name, value]) => eq(columnOf(table, name), value));
  await db()
    .delete(table)
    .where(and(eq(columnOf(table, children.by), key), ...kind));
};

/** Reports a duplicate child row as a problem of the parent's field. */
const namedOnParent = async <T>({ field, child }: ChildList, write: () => Promise<T>): Promise<T> => {
  try {
    return await refusingDuplicates(child, write);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'DUPLICATE') throw error;
    throw duplicate([{ name: field.name, label: field.label, message: error.message }]);
  }
};

const addRows = async (
  catalogue: Catalogue,
  list: ChildList,
  key: unknown,
  rows: readonly Row[],
  caller: Caller | null,
): Promise<void> => {
  if (rows.length === 0) return;
  const { child, children, own } = list;
  const who = caller?.user.userId ?? 'SYSTEM';
  const keys = await newKeys(catalogue, child, rows.length);
  const values = rows.map((row, index) => ({
    ...kindValues(child),
    ...storedValues(own, row),
    ...keys[index],
    [children.by]: key,
    rgtrId: who,
    mdfrId: who,
  }));
  await db().insert(tableOf(catalogue, child)).values(values);
};

/**
 * Writes the child rows that were sent, in the parent's transaction. A list that was not sent, or is unchanged, stays;
 * of an append-only list only the new rows are written. Other parents of the changed rows get a new version.
 * @param before the stored parent before the change, with its rows
 */
export const writeChildren = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  key: string | number,
  sent: Row,
  caller: Caller | null,
  before: Row = {},
): Promise<void> => {
  for (const list of childListsOf(catalogue, spec)) {
    const rows = sentRows(list.field, sent);
    if (!rows) continue;
    const isReplaced = list.children.mode === 'replace';
    const stored = (before[list.field.name] ?? []) as Row[];
    if (isReplaced && isSameList(list, rows, stored)) continue;
    const added = isReplaced ? rows : addedRows(list, rows, stored);
    const write = async () => {
      if (isReplaced) await dropRows(catalogue, list, key);
      await addRows(catalogue, list, key, added, caller);
    };
    await namedOnParent(list, () =>
      list.child.keyFrom === 'maxPlusOne' ? withEntityLock(list.child, write) : write(),
    );
    const changed = isReplaced ? changedRows(list, rows, stored) : added;
    await bumpOtherParents(catalogue, list, changed, caller);
  }
};

/** Deletes all child rows of a record that is restored without them. */
export const dropChildren = async (catalogue: Catalogue, spec: EntitySpec, key: unknown): Promise<void> => {
  for (const list of childListsOf(catalogue, spec)) await dropRows(catalogue, list, key);
};
