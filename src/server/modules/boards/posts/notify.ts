import { and, eq, inArray, or } from 'drizzle-orm';
import { noticeKinds } from '#contract/notices.ts';
import {
  appUser,
  authorityMenu,
  authorityUser,
  notification,
  postComment,
  postRead,
  userGroup,
} from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Notice, notify } from '#server/modules/platform/index.ts';
import { type BoardKind, boardMenus } from '../policies/posts.ts';
import { addressedBy, recipientsOf } from './recipients.ts';

interface Addressee {
  userId?: string | null;
  groupId?: number | null;
}

/** Users to be notified of a post; `everybody`: all who may read its board. */
type Audience = 'nobody' | 'recipients' | 'everybody';

/**
 * The audience of a post. An ordinary notice is only shown on the dashboard and in the list: only an urgent one
 * notifies all.
 */
export const audienceOf = ({ pstKndCd, emrgYn, rlsYn }: Row): Audience => {
  if (pstKndCd === 'NOTICE') return emrgYn === 'Y' ? 'everybody' : 'nobody';
  if (pstKndCd === 'BOARD') return rlsYn === 'Y' ? 'everybody' : 'recipients';
  return 'nobody';
};

const keysOf = ({ recipients }: Row): Set<string> =>
  new Set(
    ((recipients ?? []) as Addressee[]).map(({ userId, groupId }) =>
      groupId ? `g${groupId}` : `u${userId}`,
    ),
  );

/** Whether a change of the post may concern users whom the old version did not. */
export const isWider = (post: Row, before: Row | undefined): boolean => {
  const audience = audienceOf(post);
  if (audience === 'nobody') return false;
  if (!before || audienceOf(before) !== audience) return !before || audienceOf(before) !== 'everybody';
  if (audience !== 'recipients') return false;
  const had = keysOf(before);
  return [...keysOf(post)].some((key) => !had.has(key));
};

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

/** The author of the post and the authors of its comments. */
const concerned = async (post: Row): Promise<(string | null)[]> => {
  const speakers = await db()
    .selectDistinct({ rgtrId: postComment.rgtrId })
    .from(postComment)
    .where(and(eq(postComment.pstId, post.pstId as number), eq(postComment.delYn, 'N')));
  return [post.rgtrId as string | null, ...speakers.map(({ rgtrId }) => rgtrId)];
};

/**
 * Notifies the users concerned with the post of a comment that they may see.
 * @param knows whether a user was notified when the comment was written
 */
export const notifyOfComment = async (
  catalogue: Catalogue,
  post: Row,
  comment: Row,
  by: Notice['by'],
  knows?: (caller: Caller) => boolean,
): Promise<void> =>
  notify(catalogue, {
    kind: 'comment',
    recipients: await concerned(post),
    target: { entity: 'post', key: post.pstId as number },
    about: { entity: 'comment', key: comment.cmntId as number },
    menuUrl: boardMenus[post.pstKndCd as BoardKind],
    ttl: post.ttl as string,
    by,
    ...(knows && { unless: knows }),
  });
