import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { authorityGroup, authorityMenu, authorityUser, menu } from '#generated/tables/index.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Client } from './client.ts';
import { colleague, colleagueClient } from './colleague.ts';
import { inDatabase } from './testDatabase.ts';

/** A user whose authority group opens these menus, for reading or writing; signed in from the address. */
export const menuHolder = async (
  app: FastifyInstance,
  urls: readonly string[],
  rights: { prslYn: string; wrtYn: string },
  address?: string,
): Promise<Client> => {
  const userId = await colleague();
  await inDatabase(async () => {
    const [group] = await db()
      .insert(authorityGroup)
      .values({ authrtNm: `시험 ${userId}` })
      .returning({ authrtId: authorityGroup.authrtId });
    const authrtId = group?.authrtId ?? 0;
    const menus = await db()
      .select({ menuId: menu.menuId })
      .from(menu)
      .where(inArray(menu.url, [...urls]));
    if (menus.length)
      await db()
        .insert(authorityMenu)
        .values(menus.map(({ menuId }) => ({ authrtId, menuId, authorizedYn: 'Y' })));
    await db()
      .insert(authorityUser)
      .values({ authrtId, userId, ...rights });
    await invalidateRights();
  });
  return colleagueClient(app, userId, address);
};
