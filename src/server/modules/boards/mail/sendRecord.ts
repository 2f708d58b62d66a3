import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { skipReasons } from '#contract/boardMail.ts';
import { missing } from '#contract/validation.ts';
import { boardMail, boardMailRecipient, outboxMessage } from '#generated/tables/index.ts';
import type { MailOutcome, MailPreview, MailSkipped } from '#generated/types/boardMailCalls.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { noteSent } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import {
  asCallers,
  callersWhoMayOpen,
  enqueueMail,
  type MailedPaper,
} from '#server/modules/platform/index.ts';
import { composed, type Words } from './composed.ts';
import type { Addressee, Mailable } from './mailable.ts';
import { type MailKind, mailableOf } from './mailables.ts';
import { type Person, peopleOf, type SplitRecipients, splitRecipients } from './people.ts';

/** Earlier mails of a record. */
interface Before {
  /** Lower-case addresses that have received the mail, are about to, or may have, each with its state. */
  had: Map<string, string>;
  lastSentDt: Date | null;
}

const counts = new Set(['waiting', 'sent', 'unclear']);

/** @param senderId only mails of this sender */
const sentBefore = async (
  boardKnd: MailKind,
  pstId: number,
  senderId: string | undefined,
): Promise<Before> => {
  const messages = await db()
    .select({ rcvr: outboxMessage.rcvr, sttsCd: outboxMessage.sttsCd, regDt: outboxMessage.regDt })
    .from(boardMail)
    .innerJoin(boardMailRecipient, eq(boardMailRecipient.mailId, boardMail.mailId))
    .innerJoin(outboxMessage, eq(outboxMessage.msgId, boardMailRecipient.msgId))
    .where(
      and(
        eq(boardMail.boardKnd, boardKnd),
        eq(boardMail.pstId, pstId),
        isNotNull(boardMailRecipient.msgId),
        senderId === undefined ? undefined : eq(boardMail.rgtrId, senderId),
      ),
    )
    .orderBy(asc(outboxMessage.msgId));
  const had = new Map<string, string>();
  for (const { rcvr, sttsCd } of messages) {
    const address = rcvr.toLowerCase();
    if (!counts.has(sttsCd)) continue;
    // a successful delivery counts, whatever a later attempt resulted in
    if (had.get(address) !== 'sent') had.set(address, sttsCd);
  }
  return { had, lastSentDt: messages.at(-1)?.regDt ?? null };
};

/** The body of a call that sends a record by mail. */
interface MailRequest {
  boardKnd?: MailKind | null | undefined;
  pstId: number;
  recipients?: readonly Addressee[] | null | undefined;
  again?: boolean | null | undefined;
  /** The sender's note above the content. */
  noteCn?: string | null | undefined;
  /** Key from the screen: the same key twice is one sending. */
  sendKey?: string | null | undefined;
  /** Kinds of files to attach, of a record that is a paper. */
  fileKnds?: readonly string[] | null | undefined;
}

/** What the files are made from; null if none were asked for. @throws Failure 400 for a record that is no paper */
const paperOf = (
  { paper }: Mailable,
  { fileKnds }: MailRequest,
  { ministryName }: Words,
): MailedPaper | null => {
  if (!fileKnds?.length) return null;
  if (!paper) throw badRequest('이 글은 파일로 보낼 수 없습니다.');
  return { kinds: fileKnds, document: paper(ministryName) };
};

const presented = (
  { userId, userNm, instNm, deptNm }: Person,
  skipCd: keyof typeof skipReasons,
): MailSkipped => ({
  userId,
  userNm: mask('name', userNm) as string | null,
  instNm,
  deptNm,
  skipCd,
  why: skipReasons[skipCd],
});

const skippedOf = ({ skipped }: SplitRecipients): MailSkipped[] =>
  skipped.map(({ person, skipCd }) => presented(person, skipCd));

/** The users who may currently open the record. */
const readersAmong = async (
  catalogue: Catalogue,
  people: readonly Person[],
  { target, menuUrl }: Mailable,
): Promise<Set<string>> => {
  const callers = await asCallers(people.filter((person) => !closedReason(person)));
  const readers = await callersWhoMayOpen(catalogue, callers, target, menuUrl);
  return new Set(readers.map(({ user }) => user.userId));
};

interface Plan {
  kind: MailKind;
  record: Mailable;
  before: Awaited<ReturnType<typeof sentBefore>>;
  who: SplitRecipients;
}

/** @throws Failure 400 without recipients, 403, 404 */
const planned = async (catalogue: Catalogue, caller: Caller, request: MailRequest): Promise<Plan> => {
  const kind = request.boardKnd ?? 'post';
  const record = await mailableOf(catalogue, kind)({ caller, id: request.pstId });
  const chosen = request.recipients ?? undefined;
  const addressees = chosen ?? record.recipients;
  if (addressees.length === 0) throw validationFailure([missing('recipients', '수신자')]);
  const people = await peopleOf(addressees, { chosen: chosen !== undefined, authorId: record.authorId });
  const before = await sentBefore(kind, request.pstId, record.isPassedOn && caller.user.userId);
  const readers = await readersAmong(catalogue, people, record);
  const who = splitRecipients(people, { readers, had: before.had, again: request.again === true });
  return { kind, record, before, who };
};

/**
 * The users who would get the record now and those who would not, without sending anything. @throws Failure 400, 403,
 * 404
 */
export const previewOf = async (
  catalogue: Catalogue,
  caller: Caller,
  request: MailRequest,
  isOpen: boolean,
): Promise<MailPreview> => {
  const { record, before, who } = await planned(catalogue, caller, request);
  return {
    ttl: record.title ?? record.subject,
    emrgYn: record.isUrgent ? 'Y' : 'N',
    isOpen,
    willGet: who.willGet.length,
    skipped: skippedOf(who),
    sentBefore: before.had.size,
    lastSentDt: before.lastSentDt?.toISOString() ?? null,
  };
};

/** The mail that an earlier request with the same key has already started. */
const sameSending = async (
  caller: Caller,
  kind: MailKind,
  { pstId, sendKey }: MailRequest,
): Promise<number | undefined> => {
  if (!sendKey) return undefined;
  const [found] = await db()
    .select({ mailId: boardMail.mailId })
    .from(boardMail)
    .where(
      and(
        eq(boardMail.boardKnd, kind),
        eq(boardMail.pstId, pstId),
        eq(boardMail.sendKey, sendKey),
        eq(boardMail.rgtrId, caller.user.userId),
      ),
    );
  return found?.mailId;
};

/** Number of recipients of a mail. */
const sentWith = async (mailId: number): Promise<number> => {
  const [found] = await db()
    .select({ n: count() })
    .from(boardMailRecipient)
    .where(and(eq(boardMailRecipient.mailId, mailId), isNotNull(boardMailRecipient.msgId)));
  return found?.n ?? 0;
};

const store = async (
  { user }: Caller,
  request: MailRequest,
  { kind, record, who }: Plan,
  words: Words,
): Promise<number> => {
  const { subject, html, text } = composed(
    record,
    words,
    request.noteCn?.trim() ? { by: user.userNm, text: request.noteCn.trim() } : undefined,
  );
  const by = { rgtrId: user.userId, mdfrId: user.userId };
  const [mail] = await db()
    .insert(boardMail)
    .values({
      boardKnd: kind,
      pstId: request.pstId,
      sendKey: request.sendKey ?? null,
      ttl: subject,
      htmlCn: html,
      textCn: text,
      emrgYn: record.isUrgent ? 'Y' : 'N',
      fileCn: paperOf(record, request, words),
      rgtrNm: user.userNm,
      ...by,
    })
    .returning({ mailId: boardMail.mailId });
  if (!mail) throw new Error('The mail was not stored.');
  const { mailId } = mail;
  const messages = await enqueueMail(
    mailId,
    subject,
    who.willGet.map(({ rcvr }) => rcvr),
  );
  const lines = [
    ...who.willGet.map(({ person, rcvr }) => ({
      userId: person.userId,
      msgId: messages.get(rcvr) ?? null,
      skipCd: null,
    })),
    ...who.skipped.map(({ person, skipCd }) => ({ userId: person.userId, msgId: null, skipCd })),
  ];
  for (let from = 0; from < lines.length; from += 1_000)
    await db()
      .insert(boardMailRecipient)
      .values(lines.slice(from, from + 1_000).map((line) => ({ mailId, ...line, ...by })));
  await noteSent(
    who.willGet.map(({ person }) => person.userId),
    `게시글 메일: ${subject}`.slice(0, 300),
  );
  return mailId;
};

/**
 * Queues the mail of a record in the outbox for all its recipients, and records who does not get it and why, in one
 * transaction. Users who already have it get it again only if requested.
 * @throws Failure 400, 403, 404
 */
export const sendRecord = (
  catalogue: Catalogue,
  caller: Caller,
  request: MailRequest,
  words: Words,
): Promise<MailOutcome> =>
  advisoryLock(`mail ${request.boardKnd ?? 'post'} ${request.pstId}`, async () => {
    const plan = await planned(catalogue, caller, request);
    const done = await sameSending(caller, plan.kind, request);
    if (done !== undefined) return { mailId: done, sent: await sentWith(done), skipped: [] };
    const sent = plan.who.willGet.length;
    const mailId = sent > 0 ? await store(caller, request, plan, words) : null;
    return { mailId, sent, skipped: skippedOf(plan.who) };
  });
