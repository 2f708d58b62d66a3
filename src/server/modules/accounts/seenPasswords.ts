import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A published password with a hash that was verified to match it. */
export interface SeenPassword {
  pswd: string;
  hash: string;
}

const fileOf = (dataDir: string): string => join(dataDir, 'demo-passwords.json');

const digestOf = ({ pswd, hash }: SeenPassword): string =>
  createHash('sha256').update(`${pswd}\0${hash}`).digest('base64url');

const seenIn = (dataDir: string): string[] => {
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
export const wasSeen = (dataDir: string, password: SeenPassword): boolean =>
  seenIn(dataDir).includes(digestOf(password));

/** Stores for the next start which hashes match which demo passwords. */
export const keepSeen = (dataDir: string, passwords: readonly SeenPassword[]): void => {
  const digests = passwords.map(digestOf);
  if (digests.join() === seenIn(dataDir).join()) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir), JSON.stringify(digests), { mode: 0o600 });
};
