import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authorize, type Caller, type MenuIds } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Rights } from '#server/kernel/access/rights.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { keyValue } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { db } from '#server/kernel/database/db.ts';
import { columnOf, unionAll } from '#server/kernel/database/fragments.ts';
import { rows } from '#server/kernel/database/rows.ts';

/** The record that a notification links to. */
export interface Target {
  /** Name of the entity. */
  entity: string;
  key: string | number;
}

/** A user as a caller. Their IP address is checked when they open the record. */
export const asCaller = ({ user, info }: Rights, menuIdsOf: MenuIds): Caller => ({
  sessionId: '',
  user,
  rights: { ipYn: 'Y', ...info },
  menuIdsOf,
  stepPending: false,
  openedAt: new Date(0),
  idleEnd: null,
  administers: false,
  verificationPending: false,
  ip: '',
});

/** Whether the caller has the right to open details in this menu, as the entity's own detail call decides. */
const mayOpen = (
  catalogue: Catalogue,
  caller: Caller,
  { entity }: Target,
  menuUrl: string,
  menuIds: MenuIds,
): boolean => {
  const { path } = entityOf(catalogue, entity);
  const detail = catalogue.operations.find((operation) => operation.path === `/${path}-detail`);
  if (!detail) return true;
  const { access, menus } = detail;
  const open = { ...detail, ip: false, menus: access.startsWith('menu:') ? [menuUrl] : menus };
  return authorize(open, caller, menuIds) === undefined;
};

/** Maximum callers checked in one statement. */
const callersAtOnce = 100;

const row = z.object({ at: z.number() });

/** The callers for whom the record exists and is visible; many are checked in one statement. */
export const callersWhoSee = async (
  catalogue: Catalogue,
  callers: readonly Caller[],
  { entity, key }: Target,
): Promise<Caller[]> => {
  const spec = entityOf(catalogue, entity);
  const source = sourceOf(catalogue, spec);
  const value = keyValue(spec, key);
  if (value === undefined) return [];
  const column = columnOf(source.base, spec.key);
  const seeing: Caller[] = [];
  for (let from = 0; from < callers.length; from += callersAtOnce) {
    const batch = callers.slice(from, from + callersAtOnce);
    const each = batch.map((caller, at) => {
      const found = db()
        .select({ one: sql`1` })
        .from(source.base)
        .where(and(eq(column, value), visibleRows(source, caller)));
      return sql`select ${at}::int as at where exists (${found})`;
    });
    const found = await rows(row, unionAll(each));
    seeing.push(...found.flatMap(({ at }) => batch[at] ?? []));
  }
  return seeing;
};

/** Whether the record exists and is visible to the caller. */
export const sees = async (catalogue: Catalogue, caller: Caller, target: Target): Promise<boolean> =>
  (await callersWhoSee(catalogue, [caller], target)).length > 0;

/** The callers who may open the record in its menu. */
export const callersWhoMayOpen = async (
  catalogue: Catalogue,
  callers: readonly Caller[],
  target: Target,
  menuUrl: string,
): Promise<Caller[]> => {
  const menuIds = await menuIdsOf();
  const holders = callers.filter((caller) => mayOpen(catalogue, caller, target, menuUrl, menuIds));
  return callersWhoSee(catalogue, holders, target);
};
