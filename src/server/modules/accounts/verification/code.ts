import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { constants } from '#contract/constants.ts';

const digits = constants.verificationCodeDigits;

export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** What the database keeps of a code: useless for any other row. */
export const hashCode = (certId: string, code: string): string =>
  createHash('sha256').update(`${certId}\n${code}`).digest('base64url');

/** Compares in constant time. */
export const isCode = (certId: string, code: string, hash: string): boolean => {
  const [given, expected] = [Buffer.from(hashCode(certId, code)), Buffer.from(hash)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
