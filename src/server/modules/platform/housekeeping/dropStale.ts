import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import {
  accountGuess,
  aiCall,
  aiUsage,
  appUser,
  boardMail,
  certification,
  feedVisit,
  loginAttempt,
  notification,
  outboxMessage,
  passwordLink,
  savedView,
  searchHistory,
  searchWord,
} from '#generated/tables/index.ts';
import { restorableDays } from '#server/kernel/crud/restorable.ts';
import { nextVersion } from '#server/kernel/crud/version.ts';
import { db } from '#server/kernel/database/db.ts';

const before = (interval: string) => sql`now() - ${interval}::interval`;

/**
 * A message that was never sent holds a code, a link or somebody's particulars. The links that it may hold live a day,
 * one day more is for looking into why it was not sent.
 */
const emptyMessages = async (): Promise<void> => {
  await db()
    .update(outboxMessage)
    .set({ cn: null, mdfcnDt: nextVersion(outboxMessage.mdfcnDt) })
    .where(
      and(
        inArray(outboxMessage.sttsCd, ['kept', 'failed', 'bounced']),
        isNotNull(outboxMessage.cn),
        lt(outboxMessage.regDt, before('48 hours')),
      ),
    );
};

/** Content of mails to many is deleted after it was sent to all. */
const emptyMails = async (): Promise<void> => {
  const waiting = db()
    .select({ msgId: outboxMessage.msgId })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.mailId, boardMail.mailId), eq(outboxMessage.sttsCd, 'waiting')));
  await db()
    .update(boardMail)
    .set({ htmlCn: null, textCn: null, mdfcnDt: nextVersion(boardMail.mdfcnDt) })
    .where(and(isNotNull(boardMail.htmlCn), lt(boardMail.regDt, before('48 hours')), notExists(waiting)));
};

/** Views of an account that cannot be restored any more. */
const dropViewsOfGone = async (): Promise<void> => {
  const gone = db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.delYn, 'Y'), lt(appUser.mdfcnDt, before(`${restorableDays} days`))));
  await db().delete(savedView).where(inArray(savedView.userId, gone));
};

/**
 * Deletes what has served its purpose: codes and guesses at accounts after a day, tries after a week, links after a month;
 * words that were searched after a month, notifications, visits to sources and calls of the AI provider after 90 days,
 * searches after a year; the text of messages that were not sent after two days; saved views with their account.
 */
export const dropStale = async (): Promise<void> => {
  await db()
    .delete(certification)
    .where(lt(certification.regDt, before('1 day')));
  await db()
    .delete(accountGuess)
    .where(lt(accountGuess.regDt, before('1 day')));
  await db()
    .delete(loginAttempt)
    .where(lt(loginAttempt.mdfcnDt, before('7 days')));
  await db()
    .delete(passwordLink)
    .where(lt(passwordLink.expDt, before('30 days')));
  await db()
    .delete(searchWord)
    .where(lt(searchWord.mdfcnDt, before('30 days')));
  await db()
    .delete(searchHistory)
    .where(lt(searchHistory.mdfcnDt, before('1 year')));
  await db()
    .delete(notification)
    .where(lt(notification.regDt, before('90 days')));
  await db()
    .delete(aiCall)
    .where(lt(aiCall.regDt, before('90 days')));
  await db()
    .delete(aiUsage)
    .where(lt(aiUsage.mdfcnDt, before('2 years')));
  await db()
    .delete(feedVisit)
    .where(lt(feedVisit.bgngDt, before('90 days')));
  await dropViewsOfGone();
  await emptyMessages();
  await emptyMails();
};
