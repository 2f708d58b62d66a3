import { inArray } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/tables.ts';
import { type ChildList, childListsOf, contentOf } from './childRows.ts';
import { tableOf } from './source.ts';
import { nextVersion } from './version.ts';

type Row = Record<string, unknown>;

/** Entities that hold rows of the same child entity by another key; of several on one table the first. */
const otherParents = (
  catalogue: Catalogue,
  { child, children }: ChildList,
): { parent: EntitySpec; by: string }[] => {
  const found = Object.values(catalogue.resources).flatMap((parent) =>
    childListsOf(catalogue, parent)
      .filter((list) => list.child.name === child.name && list.children.by !== children.by)
      .map((list) => ({ parent, by: list.children.by })),
  );
  return [...new Map(found.map((one) => [`${one.parent.table.name} ${one.by}`, one])).values()];
};

/** Child entities of this one whose rows belong to records of another entity as well. */
export const sharedChildren = (catalogue: Catalogue, spec: EntitySpec): EntitySpec[] =>
  childListsOf(catalogue, spec)
    .filter((list) => otherParents(catalogue, list).length > 0)
    .map(({ child }) => child);

/**
 * Increments the version of every other record that the changed child rows belong to: saving an older copy of it is
 * then a conflict.
 */
export const bumpOtherParents = async (
  catalogue: Catalogue,
  list: ChildList,
  changed: readonly Row[],
  caller: Caller | null,
): Promise<void> => {
  if (changed.length === 0) return;
  for (const { parent, by } of otherParents(catalogue, list)) {
    const keys = [...new Set(changed.map((row) => contentOf(list.own, row)[by]))].filter(
      (key) => key !== null && key !== undefined,
    );
    const table = tableOf(catalogue, parent);
    if (keys.length === 0) continue;
    await db()
      .update(table)
      .set({
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
      })
      .where(inArray(columnOf(table, parent.key), keys));
  }
};
