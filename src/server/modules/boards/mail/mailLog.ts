import { and, count, desc, eq, sql } from 'drizzle-orm';
import { mailSentence, type SkipReason, skipReasons } from '#contract/boardMail.ts';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, boardMail, boardMailRecipient, outboxMessage } from '#generated/tables/index.ts';
import type { MailLogItem } from '#generated/types/boardMailCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { reader } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { type MailKind, mailableOf } from './mailables.ts';

interface Query {
  boardKnd?: MailKind | undefined;
  pstId: number;
  page?: number | undefined;
  size?: number | undefined;
}

const state = sql<string>`coalesce(${outboxMessage.sttsCd}, 'skipped')`;

const masked = (kind: 'name' | 'email', value: string | null): string | null =>
  mask(kind, value) as string | null;

/** Masks addresses in a message: servers often repeat the refused address. */
const withoutAddresses = (text: string | null): string | null =>
  text?.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, (address) => masked('email', address) ?? '') ?? null;

/**
 * The recipients of the record with the state of delivery, latest first; for users who may send it. @throws Failure
 * 403, 404
 */
export const mailLog = async (
  catalogue: Catalogue,
  caller: Caller,
  { boardKnd: kind = 'post', pstId, page = constants.pageStart, size = constants.pageSizeDefault }: Query,
): Promise<ListAnswer<MailLogItem>> => {
  if (!isPageSize(size) || page < constants.pageStart) throw validationFailure([invalid('page', '쪽')]);
  const { isPassedOn } = await mailableOf(catalogue, kind)({ caller, id: pstId });
  const ofRecord = and(
    eq(boardMail.boardKnd, kind),
    eq(boardMail.pstId, pstId),
    isPassedOn && eq(boardMail.rgtrId, caller.user.userId),
  );
  // a window function sees the whole log of the record, whatever the page
  const isLatest = sql<boolean | null>`${boardMailRecipient.rcptnId} = max(${boardMailRecipient.rcptnId})
    filter (where ${boardMailRecipient.msgId} is not null) over (partition by ${boardMailRecipient.userId})`;
  // read before the lines: while mails are pending the client polls again, and lines newer than the numbers do no harm
  const states = await reader()
    .select({ sttsCd: state, n: count() })
    .from(boardMail)
    .innerJoin(boardMailRecipient, eq(boardMailRecipient.mailId, boardMail.mailId))
    .leftJoin(outboxMessage, eq(outboxMessage.msgId, boardMailRecipient.msgId))
    .where(ofRecord)
    .groupBy(state);
  const found = await reader()
    .select({
      rcptnId: boardMailRecipient.rcptnId,
      mailId: boardMail.mailId,
      userId: boardMailRecipient.userId,
      skipCd: boardMailRecipient.skipCd,
      userNm: appUser.userNm,
      instNm: appUser.instNm,
      deptNm: appUser.deptNm,
      rcvr: outboxMessage.rcvr,
      sttsCd: state,
      serverAnswer: outboxMessage.errCn,
      tryCnt: outboxMessage.tryCnt,
      nextTryDt: outboxMessage.nextTryDt,
      sentDt: outboxMessage.sentDt,
      regDt: boardMail.regDt,
      rgtrNm: boardMail.rgtrNm,
      isLatest,
    })
    .from(boardMail)
    .innerJoin(boardMailRecipient, eq(boardMailRecipient.mailId, boardMail.mailId))
    .leftJoin(outboxMessage, eq(outboxMessage.msgId, boardMailRecipient.msgId))
    .leftJoin(appUser, eq(appUser.userId, boardMailRecipient.userId))
    .where(ofRecord)
    .orderBy(desc(boardMail.mailId), boardMailRecipient.rcptnId)
    .limit(size)
    .offset((page - 1) * size);
  const stats = Object.fromEntries(states.map(({ sttsCd, n }) => [sttsCd, Number(n)]));
  return {
    data: found.map(({ skipCd, serverAnswer, isLatest: latest, ...row }) => ({
      ...row,
      userNm: masked('name', row.userNm),
      rcvr: masked('email', row.rcvr),
      why: skipCd
        ? (skipReasons[skipCd as SkipReason] ?? skipCd)
        : mailSentence({
            state: row.sttsCd,
            serverAnswer: withoutAddresses(serverAnswer),
            tries: row.tryCnt ?? 0,
          }),
      tryCnt: row.tryCnt ?? 0,
      // during the first attempt it is only the end of a lease
      nextTryDt:
        row.sttsCd === 'waiting' && serverAnswer !== null ? (row.nextTryDt?.toISOString() ?? null) : null,
      sentDt: row.sentDt?.toISOString() ?? null,
      regDt: row.regDt.toISOString(),
      latestYn: latest === true ? 'Y' : 'N',
    })),
    totalRecords: Object.values(stats).reduce((sum, n) => sum + n, 0),
    page,
    size,
    stats,
  };
};
