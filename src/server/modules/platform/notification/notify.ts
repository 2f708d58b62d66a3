import { and, eq, ne, sql } from 'drizzle-orm';
import { type NoticeEntity, type NoticeKind, noticeKinds } from '#contract/notices.ts';
import { notification } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { announceNotices } from './announce.ts';
import { callersWhoMayOpen, callersWhoSee, type Target } from './mayRead.ts';
import { subscribed } from './recipients.ts';

/** An event that users are notified of. */
export interface Notice {
  kind: NoticeKind;
  /** User ids; the actor, users who may not read the record and users who have switched this kind off are skipped. */
  recipients: readonly (string | null)[];
  /** Link target: `{menuUrl}/Detail/{target.key}`. */
  target: Target & { entity: NoticeEntity };
  menuUrl: string;
  /** A further record that a recipient must be able to read, such as the comment itself. */
  about?: Target;
  /** Callers who are informed already. */
  unless?: (caller: Caller) => boolean;
  /** Label of the record: the title of a post, the name of an outlet. */
  ttl: string | null;
  /** The actor. */
  by: { userId: string; userNm: string | null };
}

const maxTitleLength = 200;
/** A statement accepts at most 65,535 parameters. */
const rowsAtOnce = 1_000;

const cut = (text: string): string => [...text].slice(0, maxTitleLength).join('');

/**
 * Inserts a notification for each recipient in the caller's transaction; open screens are updated after the commit.
 * Users are not notified of their own actions, nor of records that they may not read.
 */
export const notify = async (catalogue: Catalogue, notice: Notice): Promise<void> => {
  const { kind, recipients, target, menuUrl, about, unless, ttl, by } = notice;
  const others = [...new Set(recipients)].flatMap((userId) =>
    userId && userId !== by.userId ? [userId] : [],
  );
  if (others.length === 0) return;
  const subscribers = await subscribed(kind, others);
  const mayRead = await callersWhoMayOpen(catalogue, subscribers, target, menuUrl);
  const remaining = unless ? mayRead.filter((caller) => !unless(caller)) : mayRead;
  const callers = about ? await callersWhoSee(catalogue, remaining, about) : remaining;
  const notified = callers.map(({ user }) => user.userId);
  for (let from = 0; from < notified.length; from += rowsAtOnce)
    await db()
      .insert(notification)
      .values(
        notified.slice(from, from + rowsAtOnce).map((userId) => ({
          userId,
          ntcClsfCd: noticeKinds[kind],
          ttl: ttl === null ? null : cut(ttl),
          menuUrl,
          comPstId: String(target.key),
          trgtNm: target.entity,
          rgtrNm: by.userNm,
          rgtrId: by.userId,
          mdfrId: by.userId,
        })),
      );
  await announceNotices(notified);
};

/** Gives a person's notifications of a record another title; open screens are updated after the commit. */
export const rewordNotice = async (
  { kind, userId, key, begins }: { kind: NoticeKind; userId: string; key: number; begins: string },
  ttl: string,
): Promise<void> => {
  const changed = await db()
    .update(notification)
    .set({ ttl: cut(ttl) })
    .where(
      and(
        eq(notification.userId, userId),
        eq(notification.ntcClsfCd, noticeKinds[kind]),
        eq(notification.comPstId, String(key)),
        sql`starts_with(${notification.ttl}, ${cut(begins)})`,
        ne(notification.ttl, cut(ttl)),
      ),
    )
    .returning({ userId: notification.userId });
  if (changed.length > 0) await announceNotices([userId]);
};
