import { and, eq, inArray } from 'drizzle-orm';
import { appUser, authorityMenu, authorityUser, menu } from '#generated/tables/index.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { reader } from '#server/kernel/database/db.ts';

/** Number of users and of menus of each authority group, those that exist. */
export const completeAuthorities: Completion = async (_catalogue, _caller, rows) => {
  const ids = rows.map(({ authrtId }) => Number(authrtId));
  if (ids.length === 0) return [];
  const users = await reader()
    .select({ id: authorityUser.authrtId })
    .from(authorityUser)
    .innerJoin(appUser, and(eq(appUser.userId, authorityUser.userId), eq(appUser.delYn, 'N')))
    .where(and(inArray(authorityUser.authrtId, ids), eq(authorityUser.delYn, 'N')));
  const menus = await reader()
    .select({ id: authorityMenu.authrtId })
    .from(authorityMenu)
    .innerJoin(menu, and(eq(menu.menuId, authorityMenu.menuId), eq(menu.delYn, 'N')))
    .where(
      and(
        inArray(authorityMenu.authrtId, ids),
        eq(authorityMenu.delYn, 'N'),
        eq(authorityMenu.authorizedYn, 'Y'),
      ),
    );
  const of = (found: readonly { id: number }[], id: unknown) =>
    found.filter((one) => one.id === Number(id)).length;
  return rows.map((row) => ({
    ...row,
    userCnt: of(users, row.authrtId),
    menuCnt: of(menus, row.authrtId),
  }));
};
