import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A published password with a hash that was verified to match it. */
export interface VerifiedPassword {
  pswd: string;
  hash: string;
}

const fileOf = (dataDir: string): string => join(dataDir, 'demo-passwords.json');

const digestOf = ({ pswd, hash }: VerifiedPassword): string =>
  createHash('sha256').update(`${pswd}\0${hash}`).digest('base64url');

const verifiedIn = (dataDir: string): string[] => {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return [];
  }
};

/**
 * Whether an earlier start verified that this hash matches this published password: verifying by hashing takes a good
 * part of a start. Only for public passwords.
 */
export const wasVerified = (dataDir: string, password: VerifiedPassword): boolean =>
  verifiedIn(dataDir).includes(digestOf(password));

/** Stores for the next start which hashes match which demo passwords. */
export const storeVerified = (dataDir: string, passwords: readonly VerifiedPassword[]): void => {
  const digests = passwords.map(digestOf);
  if (digests.join() === verifiedIn(dataDir).join()) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir), JSON.stringify(digests), { mode: 0o600 });
};
