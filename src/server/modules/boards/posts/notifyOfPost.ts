import { and, eq, inArray, or } from 'drizzle-orm';
import { noticeKinds } from '#contract/notices.ts';
import {
  appUser,
  authorityMenu,
  authorityUser,
  notification,
  postRead,
  userGroup,
} from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { notify } from '#server/modules/platform/index.ts';
import { type BoardKind, boardMenus } from '../policies/boards.ts';
import { audienceOf, isWider } from './audience.ts';
import { addressedBy, recipientsOf } from './recipients.ts';

/** The users to whom the post is currently addressed. */
const addressees = async (post: Row): Promise<string[]> => {
  const { recipientIds, recipientGroups } = addressedBy(recipientsOf(post));
  if (recipientGroups.length === 0) return recipientIds;
  const members = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(inArray(appUser.groupId, recipientGroups), eq(appUser.delYn, 'N')));
  return [...recipientIds, ...members.map(({ userId }) => userId)];
};

/** All users with the menu, and administrators; whether they may read it is checked when they are notified. */
const holdersOf = async (menuIds: readonly number[]): Promise<string[]> => {
  const given = db()
    .select({ userId: authorityUser.userId })
    .from(authorityUser)
    .innerJoin(authorityMenu, eq(authorityMenu.authrtId, authorityUser.authrtId))
    .where(
      and(
        inArray(authorityMenu.menuId, [...menuIds]),
        eq(authorityMenu.delYn, 'N'),
        eq(authorityUser.delYn, 'N'),
      ),
    );
  const administrators = db()
    .select({ groupId: userGroup.groupId })
    .from(userGroup)
    .where(and(eq(userGroup.levelCd, 'ADMIN'), eq(userGroup.delYn, 'N')));
  const holders = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(
      and(
        eq(appUser.delYn, 'N'),
        or(inArray(appUser.userId, given), inArray(appUser.groupId, administrators)),
      ),
    );
  return holders.map(({ userId }) => userId);
};

const audience = (caller: Caller, post: Row): Promise<string[]> => {
  switch (audienceOf(post)) {
    case 'everybody':
      return holdersOf(caller.menuIdsOf([boardMenus[post.pstKndCd as BoardKind]]));
    case 'recipients':
      return addressees(post);
    default:
      return Promise.resolve([]);
  }
};

/** Users who were notified of the post before, or have opened it. */
const aware = async (pstId: number): Promise<Set<string>> => {
  const notified = await db()
    .select({ userId: notification.userId })
    .from(notification)
    .where(
      and(
        eq(notification.trgtNm, 'post'),
        eq(notification.comPstId, String(pstId)),
        eq(notification.ntcClsfCd, noticeKinds.post),
      ),
    );
  const looked = await db()
    .select({ userId: postRead.userId })
    .from(postRead)
    .where(eq(postRead.pstId, pstId));
  return new Set([...notified, ...looked].map(({ userId }) => userId));
};

/**
 * Notifies the users for whom a stored post is new: its recipients, added recipients, or all with the menu once it is
 * released or when a notice is urgent. Runs in the transaction that stores the post.
 * @param before the post before the change; absent for a new one
 */
export const notifyOfPost = async (
  catalogue: Catalogue,
  caller: Caller,
  post: Row,
  before?: Row,
): Promise<void> => {
  if (!isWider(post, before)) return;
  const pstId = post.pstId as number;
  const known = before ? await aware(pstId) : new Set<string>();
  // the audience before the change was notified then, or had disabled notifications
  if (before) for (const userId of await audience(caller, before)) known.add(userId);
  await notify(catalogue, {
    kind: 'post',
    recipients: (await audience(caller, post)).filter(
      (userId) => userId !== post.rgtrId && !known.has(userId),
    ),
    target: { entity: 'post', key: pstId },
    menuUrl: boardMenus[post.pstKndCd as BoardKind],
    ttl: post.ttl as string | null,
    by: caller.user,
  });
};
