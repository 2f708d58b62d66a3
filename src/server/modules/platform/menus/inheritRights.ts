import { and, eq } from 'drizzle-orm';
import { authorityGroup, authorityMenu } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { readRightsAnew } from '#server/kernel/access/withdrawRights.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { nextVersion } from '#server/kernel/crud/version.ts';
import { db } from '#server/kernel/database/db.ts';

/** The menus that an authority group opens, as its history tells them. */
const openedBy = async (authrtId: number) =>
  db()
    .select({ menuId: authorityMenu.menuId, authorizedYn: authorityMenu.authorizedYn })
    .from(authorityMenu)
    .where(and(eq(authorityMenu.authrtId, authrtId), eq(authorityMenu.delYn, 'N')))
    .orderBy(authorityMenu.menuId);

/**
 * Lets the new menus below another be open to whom that one is open. Nobody is signed out by it: they see more, none of
 * what they were at is gone.
 */
export const inheritRights = async (
  catalogue: Catalogue,
  caller: Caller | null,
  above: number,
  menuIds: readonly number[],
): Promise<void> => {
  if (menuIds.length === 0) return;
  const who = caller?.user.userId ?? 'SYSTEM';
  const groups = await db()
    .select({ authrtId: authorityMenu.authrtId })
    .from(authorityMenu)
    .innerJoin(
      authorityGroup,
      and(eq(authorityGroup.authrtId, authorityMenu.authrtId), eq(authorityGroup.delYn, 'N')),
    )
    .where(
      and(eq(authorityMenu.menuId, above), eq(authorityMenu.authorizedYn, 'Y'), eq(authorityMenu.delYn, 'N')),
    );
  for (const { authrtId } of groups) {
    const before = { authorizedMenuList: await openedBy(authrtId) };
    await db()
      .insert(authorityMenu)
      .values(menuIds.map((menuId) => ({ authrtId, menuId, authorizedYn: 'Y', rgtrId: who, mdfrId: who })))
      .onConflictDoNothing();
    const after = { authorizedMenuList: await openedBy(authrtId) };
    const spec = entityOf(catalogue, 'authorityGroup');
    await writeHistory(spec, { kind: 'update', key: authrtId, caller, before, after });
    // a form of the group that is open meanwhile must not take them away again
    await db()
      .update(authorityGroup)
      .set({ mdfrId: who, mdfcnDt: nextVersion(authorityGroup.mdfcnDt) })
      .where(eq(authorityGroup.authrtId, authrtId));
  }
  await readRightsAnew();
};
