import { and, eq, sql } from 'drizzle-orm';
import { appUser, userGroup } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';
import { badRequest } from '../failure.ts';
import { menusChanged } from '../features/menus/menus.ts';

/** Entities that decide what somebody may do. */
const decisive = new Set([
  'userGroup',
  'user',
  'menu',
  'authorityGroup',
  'authorityMenu',
  'authorityUser',
  'boardIp',
]);

const administrators = async (): Promise<number> => {
  const [row] = await db()
    .select({ n: sql<number>`count(*)::int` })
    .from(appUser)
    .innerJoin(userGroup, eq(userGroup.groupId, appUser.groupId))
    .where(
      and(
        eq(userGroup.levelCd, 'ADMIN'),
        eq(userGroup.useYn, 'Y'),
        eq(userGroup.delYn, 'N'),
        eq(userGroup.mngrShowYn, 'Y'),
        eq(appUser.useYn, 'Y'),
        eq(appUser.delYn, 'N'),
      ),
    );
  return Number(row?.n ?? 0);
};

/**
 * After a change, in its transaction: whoever's rights may have changed has them read anew at the next call.
 * @throws Failure 400 when nobody would be left to administer
 */
export const rightsMayHaveChanged = async (entity: string): Promise<void> => {
  if (!decisive.has(entity)) return;
  if ((entity === 'userGroup' || entity === 'user') && (await administrators()) === 0) {
    throw badRequest('마지막 관리자는 남아 있어야 합니다. 다른 관리자를 먼저 정해 주세요.');
  }
  await db()
    .update(appUser)
    .set({ rightsVer: sql`${appUser.rightsVer} + 1` });
  menusChanged();
};
