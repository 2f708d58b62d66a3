import { and, eq, inArray } from 'drizzle-orm';
import {
  compulsoryKinds,
  type NoticeKind,
  noticeKinds,
  noticesOffSetting,
  turnedOff,
} from '#contract/notices.ts';
import { appUser, userSetting } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import { rightsOfMany } from '#server/kernel/access/rights.ts';
import { db } from '#server/kernel/database/db.ts';
import { asCaller } from './mayRead.ts';

/** The users among these who have switched this kind off. */
const unsubscribed = async (kind: NoticeKind, userIds: readonly string[]): Promise<Set<string>> => {
  if (compulsoryKinds.includes(kind)) return new Set();
  const settings = await db()
    .select({ userId: userSetting.userId, setngCn: userSetting.setngCn })
    .from(userSetting)
    .where(and(inArray(userSetting.userId, [...userIds]), eq(userSetting.setngKey, noticesOffSetting)));
  const against = settings.filter(({ setngCn }) => turnedOff(setngCn).includes(noticeKinds[kind]));
  return new Set(against.map(({ userId }) => userId));
};

/** Users with active accounts, as callers. */
export const asCallers = async (
  accounts: readonly { userId: string; rightsVer: number | null }[],
): Promise<Caller[]> => {
  const menuIds = await menuIdsOf();
  const rights = await rightsOfMany(
    accounts.map(({ userId, rightsVer }) => ({ userId, rightsVer: rightsVer ?? 0 })),
  );
  return rights.map((one) => asCaller(one, menuIds));
};

/** The users among these with active accounts who have not switched this kind off, as callers. */
export const subscribed = async (kind: NoticeKind, userIds: readonly string[]): Promise<Caller[]> => {
  if (userIds.length === 0) return [];
  const accounts = await db()
    .select({
      userId: appUser.userId,
      rightsVer: appUser.rightsVer,
      delYn: appUser.delYn,
      userAprvYn: appUser.userAprvYn,
      useYn: appUser.useYn,
      leaveYn: appUser.leaveYn,
    })
    .from(appUser)
    .where(inArray(appUser.userId, [...userIds]));
  const off = await unsubscribed(kind, userIds);
  const open = accounts.filter((account) => !closedReason(account) && !off.has(account.userId));
  return asCallers(open);
};
