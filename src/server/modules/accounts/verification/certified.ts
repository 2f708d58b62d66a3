import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { certification } from '#generated/tables/index.ts';
import type { CertificationResult } from '#generated/types/verificationCalls.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { isCode } from './codeSecret.ts';

export type CertificationKind = 'JOIN' | 'CHANGE' | 'RECERT' | 'ADDITIONAL';

/** A contact of a subject that is certified, with the purpose. */
export interface CertificationTarget {
  /** See subject.ts: `user:<userId>`, or `visitor:<id>` for JOIN; undefined if no code was ever requested. */
  sbjctKey: string | undefined;
  certKnd: CertificationKind;
  chnl: 'EML' | 'SMS';
  toContact: string;
}

/** Time for which a verified code may be used. */
const validity = sql`interval '30 minutes'`;

/** The rows of the codes sent for this target. */
export const codesOf = ({ sbjctKey, certKnd, chnl, toContact }: CertificationTarget): SQL | undefined =>
  and(
    eq(certification.sbjctKey, sbjctKey ?? ''),
    eq(certification.certKnd, certKnd),
    eq(certification.chnl, chnl),
    eq(certification.toContact, fold(toContact)),
  );

const usable = (want: CertificationTarget): SQL | undefined =>
  and(codesOf(want), isNull(certification.useDt), sql`${certification.certDt} > now() - ${validity}`);

/** Whether the contact was certified by this subject for this purpose within 30 minutes, and not used since. */
export const isCertified = async (want: CertificationTarget): Promise<boolean> => {
  const found = await db()
    .select({ certId: certification.certId })
    .from(certification)
    .where(usable(want))
    .limit(1);
  return found.length > 0;
};

/** isCertified, and consumes the certification, in the caller's transaction: of two concurrent calls one gets true. */
export const useCertification = async (want: CertificationTarget): Promise<boolean> => {
  const used = await db()
    .update(certification)
    .set({ useDt: sql`now()` })
    .where(usable(want))
    .returning({ certId: certification.certId });
  return used.length > 0;
};

type Code = typeof certification.$inferSelect;

/** Wrong codes allowed per code sent. */
const tries = 5;

const again = '인증코드를 다시 받아 주세요.';
const used = `이미 사용한 인증코드입니다. ${again}`;
const expired = `인증코드의 유효시간 5분이 지났습니다. ${again}`;
const exhausted = `인증코드를 ${tries}번 잘못 입력했습니다. ${again}`;
const wrong = (left: number): string =>
  left > 0 ? `인증코드가 올바르지 않습니다. 다시 확인해 주세요. ${left}회 더 입력할 수 있습니다.` : exhausted;

const failed = (message: string): CertificationResult => ({ result: false, message });

const latestOf = async (want: CertificationTarget): Promise<Code | undefined> => {
  const [latest] = await db()
    .select()
    .from(certification)
    .where(and(codesOf(want), eq(certification.delYn, 'N')))
    .orderBy(desc(certification.regDt))
    .limit(1);
  return latest;
};

/**
 * Counts a try before the code is compared; undefined if none is left. One statement, so that concurrent tries are
 * counted.
 */
const countTry = async (certId: string): Promise<Code | undefined> => {
  const [counted] = await db()
    .update(certification)
    .set({ tryCnt: sql`${certification.tryCnt} + 1` })
    .where(
      and(
        eq(certification.certId, certId),
        eq(certification.delYn, 'N'),
        isNull(certification.certDt),
        lt(certification.tryCnt, tries),
        gt(certification.expDt, sql`now()`),
      ),
    )
    .returning();
  return counted;
};

const tryProblem = (code: Code): string => {
  if (code.certDt) return used;
  return code.tryCnt >= tries ? exhausted : expired;
};

const verified = { EML: messages.email.verified, SMS: messages.mobile.verified };

/**
 * Checks a code that was sent to this subject at this contact for this purpose.
 * @param onVerified runs in the transaction that marks the code as verified
 */
export const checkCode = async (
  want: CertificationTarget,
  certNo: string,
  onVerified: () => Promise<void> = async () => {},
): Promise<CertificationResult> => {
  const latest = await latestOf(want);
  if (!latest) return failed('보낸 인증코드가 없습니다. 인증코드를 먼저 받아 주세요.');
  const counted = await countTry(latest.certId);
  if (!counted) return failed(tryProblem((await latestOf(want)) ?? latest));
  if (!isCode(counted.certId, certNo, counted.codeHash)) return failed(wrong(tries - counted.tryCnt));
  const isFirst = await inTransaction(async () => {
    const marked = await db()
      .update(certification)
      .set({ certDt: sql`now()` })
      .where(and(eq(certification.certId, counted.certId), isNull(certification.certDt)))
      .returning({ certId: certification.certId });
    if (marked.length) await onVerified();
    return marked.length > 0;
  });
  return isFirst ? { result: true, message: verified[want.chnl] } : failed(used);
};
