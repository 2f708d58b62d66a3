import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { certification } from '#generated/tables/index.ts';
import type { CertificationSent } from '#generated/types/verificationCalls.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { fold } from '#server/kernel/text/fold.ts';
import { enqueue } from '#server/modules/platform/index.ts';
import type { Want } from './certified.ts';
import { hashCode, newCode } from './code.ts';
import { codeMessage } from './codeMessage.ts';
import { requireSendingAllowed, resendAfter, type Sender, senderLock } from './sendingLimits.ts';

/** Seconds in which a code may be entered. */
const life = 300;

/** A newer code takes the place of those that were not entered. */
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

/** Contacts and addresses are personal data: what no limit counts any more goes. */
const dropOld = async (): Promise<void> => {
  await db().delete(certification).where(lt(certification.regDt, sql`now() - interval '1 day'`));
};

/**
 * Sends a new code to the contact, which must be one that the caller may have certified.
 * @param shown the contact as the answer says it
 * @throws Failure 429 with the seconds to wait
 */
export const sendCode = async (
  { certKnd, chnl, toContact: rcvr }: Omit<Want, 'sbjctKey'>,
  sender: Sender,
  environment: Pick<Environment, 'brandName' | 'supportEmail'>,
  shown = rcvr,
): Promise<CertificationSent> => {
  const { sbjctKey, ip } = sender;
  const toContact = fold(rcvr);
  const [certId, code] = [randomUUID(), newCode()];
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
        codeHash: hashCode(certId, code),
        expDt: sql`now() + make_interval(secs => ${life}::int)`,
      });
    await enqueue(codeMessage(chnl, rcvr, code, environment));
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
