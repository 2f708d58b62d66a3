import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { certification } from '#generated/tables/index.ts';
import type { CertificationSent } from '#generated/types/verificationCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { networkOf } from '#server/kernel/access/ipRules.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { enqueue, type Message } from '#server/modules/platform/index.ts';
import { contactNote } from '../contactNote.ts';
import type { CertificationTarget } from './certified.ts';
import { codeSecret, hashCode, newCode } from './codeSecret.ts';
import { isTaken, isTakenForJoin, objectionTo, refusal } from './contactCheck.ts';
import { countContact, knownVisitor, userSubject } from './subject.ts';
import { type CertificationRequest, ownContact, requireCaller, requireContact } from './target.ts';

/** Seconds before another code is sent to the same contact, and maximum of codes per hour. */
const resendAfter = 30;
const perContact = 5;
const perSender = 20;

const tooMany = (seconds: number): Failure =>
  new Failure(
    429,
    'TOO_MANY_REQUESTS',
    `인증코드를 너무 자주 요청했습니다. ${seconds}초 뒤에 다시 요청해 주세요.`,
    { retryAfter: seconds },
  );

const lastHour = z.object({
  sent: z.number(),
  untilResend: z.number().nullable(),
  untilOldestIsOver: z.number().nullable(),
});

const seconds = (interval: SQL): SQL => sql`ceil(extract(epoch from ${interval}))::int`;

const sentInLastHour = (by: SQL): Promise<z.output<typeof lastHour>> =>
  row(
    lastHour,
    sql`
      select count(*)::int as sent,
        ${seconds(sql`max(reg_dt) + make_interval(secs => ${resendAfter}::int) - now()`)} as "untilResend",
        ${seconds(sql`min(reg_dt) + interval '1 hour' - now()`)} as "untilOldestIsOver"
      from ${certification} where ${by} and reg_dt > now() - interval '1 hour'`,
  );

/** Source of the request: a signed-in user, else the network. */
interface Sender {
  sbjctKey: string;
  ip: string;
  isSignedIn: boolean;
}

/** Name of the advisory lock that serialises the counting per sender. */
const senderLock = ({ sbjctKey, ip, isSignedIn }: Sender): string =>
  `codes asked for by ${isSignedIn ? sbjctKey : ip}`;

/**
 * The caller must hold the locks of sender and contact.
 * @throws Failure 429 with the seconds to wait
 */
const requireSendingAllowed = async (
  { sbjctKey, ip, isSignedIn }: Sender,
  toContact: string,
): Promise<void> => {
  const contact = await sentInLastHour(eq(certification.toContact, toContact));
  const wait = contact.untilResend ?? 0;
  if (wait > 0) throw tooMany(wait);
  if (contact.sent >= perContact) throw tooMany(contact.untilOldestIsOver ?? 1);
  const sender = await sentInLastHour(
    isSignedIn ? eq(certification.sbjctKey, sbjctKey) : eq(certification.ip, ip),
  );
  if (sender.sent >= perSender) throw tooMany(sender.untilOldestIsOver ?? 1);
};

/** The mail or text message with a code. A text message has room for about 45 Korean letters. */
const codeMessage = (
  chnl: Message['chnl'],
  rcvr: string,
  code: string,
  { brandName, supportEmail }: { brandName: string; supportEmail: string },
): Message => ({
  chnl,
  rcvr,
  ttl: `[${brandName}] 인증코드 안내`,
  cn:
    chnl === 'SMS'
      ? `[${brandName}] 인증코드 ${code} (5분 안에 입력해 주세요)`
      : [
          `인증코드는 ${code}입니다.`,
          '5분 안에 화면에 입력해 주세요. 다른 사람에게 알려 주지 마세요.',
          `요청하신 일이 아니라면 이 메일을 지우고 알려 주세요.${contactNote(supportEmail)}`,
        ].join('\n\n'),
});

/** Seconds for which a code may be entered. */
const life = 300;

/** Marks unused codes as deleted: a newer code replaces them. */
const dropUnused = async (sbjctKey: string, toContact: string): Promise<void> => {
  await db()
    .update(certification)
    .set({ delYn: 'Y' })
    .where(
      and(
        eq(certification.sbjctKey, sbjctKey),
        eq(certification.toContact, toContact),
        isNull(certification.certDt),
      ),
    );
};

/** Contacts and addresses are personal data: rows that no limit counts any more are deleted. */
const dropOld = async (): Promise<void> => {
  await db().delete(certification).where(lt(certification.regDt, sql`now() - interval '1 day'`));
};

/**
 * Sends a new code to the contact, which the caller must be allowed to certify.
 * @param shown the contact as shown in the answer
 * @throws Failure 429 with the seconds to wait
 */
const sendCode = async (
  { certKnd, chnl, toContact: rcvr }: Omit<CertificationTarget, 'sbjctKey'>,
  sender: Sender,
  environment: Pick<Environment, 'brandName' | 'supportEmail'>,
  shown = rcvr,
): Promise<CertificationSent> => {
  const { sbjctKey, ip } = sender;
  const toContact = fold(rcvr);
  const certId = randomUUID();
  const send = async (): Promise<void> => {
    await requireSendingAllowed(sender, toContact);
    await dropOld();
    await dropUnused(sbjctKey, toContact);
    await db()
      .insert(certification)
      .values({
        certId,
        sbjctKey,
        certKnd,
        chnl,
        toContact,
        ip,
        // nobody has its code: the one that is valid is made when the message leaves
        codeHash: hashCode(certId, newCode()),
        expDt: sql`now() + make_interval(secs => ${life}::int)`,
      });
    const message = codeMessage(chnl, rcvr, codeSecret.placeholder, environment);
    await enqueue({ ...message, secret: { scrtKnd: 'code', scrtKey: certId } });
  };
  await advisoryLock(senderLock(sender), () => advisoryLock(`codes to ${toContact}`, send));
  return {
    result: true,
    message: '인증코드를 보냈습니다. 5분 안에 입력해 주세요.',
    toContact: shown,
    expiresIn: life,
    resendIn: resendAfter,
  };
};

interface Call {
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Settings = Pick<Environment, 'brandName' | 'supportEmail'>;

/** Sends a code to a visitor without an account, for a contact that no account uses. */
const sendForJoin = async (
  { request, reply }: Call,
  wanted: CertificationRequest,
  settings: Settings,
): Promise<CertificationSent> => {
  const toContact = requireContact(wanted);
  const { certKnd, chnl } = wanted;
  const objection = await objectionTo(chnl, toContact, async () => {
    await countContact(null, request.ip, toContact);
    return isTakenForJoin(chnl, toContact);
  });
  if (objection) throw refusal(chnl, objection, settings.supportEmail);
  const sender: Sender = {
    sbjctKey: knownVisitor(request, reply),
    ip: networkOf(request.ip),
    isSignedIn: false,
  };
  return sendCode({ certKnd, chnl, toContact }, sender, settings);
};

/** Sends the requested code, if the caller may have it. @throws Failure with the reason otherwise */
export const sendFor = async (
  call: Call,
  wanted: CertificationRequest,
  settings: Settings,
): Promise<CertificationSent> => {
  const { certKnd, chnl } = wanted;
  if (certKnd === 'JOIN') return sendForJoin(call, wanted, settings);
  const caller = requireCaller(call.caller, certKnd);
  const { userId } = caller.user;
  const sender: Sender = { sbjctKey: userSubject(userId), ip: networkOf(call.request.ip), isSignedIn: true };
  if (certKnd !== 'CHANGE') {
    const { to, shown } = await ownContact(caller, chnl);
    return sendCode({ certKnd, chnl, toContact: to }, sender, settings, shown);
  }
  const toContact = requireContact(wanted);
  const objection = await objectionTo(chnl, toContact, async () => {
    await countContact(caller, call.request.ip, toContact);
    return isTaken(chnl, toContact, userId);
  });
  if (objection) throw refusal(chnl, objection, settings.supportEmail);
  return sendCode({ certKnd, chnl, toContact }, sender, settings);
};
