import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { secretPlaceholders } from '#contract/secretPlaceholders.ts';
import { certification } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { SecretKind } from '#server/modules/platform/index.ts';
import { isDemoAccount } from '../demoAccounts.ts';
import { userOf } from './subject.ts';

const digits = constants.verificationCodeDigits;

export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** The hash of a code, as stored in the database: valid only for this row. */
export const hashCode = (certId: string, code: string): string =>
  createHash('sha256').update(`${certId}\n${code}`).digest('base64url');

/** Compares in constant time. */
export const isCode = (certId: string, code: string, hash: string): boolean => {
  const [given, expected] = [Buffer.from(hashCode(certId, code)), Buffer.from(hash)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const isOpen = (certId: string) =>
  and(
    eq(certification.certId, certId),
    eq(certification.delYn, 'N'),
    isNull(certification.certDt),
    gt(certification.expDt, sql`now()`),
  );

const replace = async (certId: string): Promise<string | undefined> => {
  const code = newCode();
  const changed = await db()
    .update(certification)
    .set({ codeHash: hashCode(certId, code) })
    .where(isOpen(certId))
    .returning({ certId: certification.certId });
  return changed.length ? code : undefined;
};

/** Verification codes: the row of the certification is the key, and the code issued last is the valid one. */
export const codeSecret: SecretKind = {
  label: '인증코드',
  placeholder: secretPlaceholders.code,
  issue: async (certId, former) => {
    const [open] = await db().select().from(certification).where(isOpen(certId));
    if (!open) return undefined;
    return former !== undefined && isCode(certId, former, open.codeHash) ? former : replace(certId);
  },
  replace,
  holder: async (certId) => {
    const [found] = await db()
      .select({ sbjctKey: certification.sbjctKey })
      .from(certification)
      .where(eq(certification.certId, certId));
    const userId = found && userOf(found.sbjctKey);
    return userId ? { userId, isDemo: isDemoAccount(userId) } : null;
  },
};
