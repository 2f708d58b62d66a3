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
import { restorableDays } from '#server/kernel/crud/restoreRecord.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';

const before = (interval: string) => sql`now() - ${interval}::interval`;

/**
 * A message that was never delivered contains a code, a link or personal data. Links are valid for a day; one more day is
 * left for finding out why.
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

/** Deletes the content of mails to many that have been sent to all. */
const emptyMails = async (): Promise<void> => {
  const waiting = db()
    .select({ msgId: outboxMessage.msgId })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.mailId, boardMail.mailId), eq(outboxMessage.sttsCd, 'waiting')));
  await db()
    .update(boardMail)
    .set({ htmlCn: null, textCn: null, fileCn: null, mdfcnDt: nextVersion(boardMail.mdfcnDt) })
    .where(and(isNotNull(boardMail.htmlCn), lt(boardMail.regDt, before('48 hours')), notExists(waiting)));
};

/** Deletes saved views of accounts that can no longer be restored. */
const dropViewsOfGone = async (): Promise<void> => {
  const gone = db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.delYn, 'Y'), lt(appUser.mdfcnDt, before(`${restorableDays} days`))));
  await db().delete(savedView).where(inArray(savedView.userId, gone));
};

/**
 * Deletes expired data: verification codes and account guesses after a day, sign-in attempts after a week, password
 * links after a month; search words after a month, notifications, visits to sources and AI calls after 90 days,
 * searches after a year, AI usage after two years; the text of undelivered messages and of finished mails to
 * many after two days; saved views with their account.
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
