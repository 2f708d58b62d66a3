import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { constants } from '#contract/constants.ts';

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
