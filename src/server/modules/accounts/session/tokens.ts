import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

/** Lifetimes in milliseconds. */
export const accessLife = 15 * 60_000;
/** Time after the sign-in at which a session ends, regardless of activity; its tokens are refreshed until then. */
export const sessionLife = 12 * 3_600_000;
/** Time for which the preceding refresh token still gets the successor already issued. */
export const graceMs = 30_000;

export interface TokenPair {
  access: string;
  refresh: string;
}

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, as stored in the database. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** The cross-site token of a session, always the same; the session id never leaves the server. */
export const xsrfOfSession = (sessionId: string): string => hashToken(`cross-site token of ${sessionId}`);

const sealingKey = (token: string): Buffer =>
  Buffer.from(hkdfSync('sha256', token, '', 'successor of a refresh token', 32));

/** Encrypts the successor pair with the preceding token: only a holder of that token can request it again. */
export const seal = (token: string, pair: TokenPair): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(token), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(pair), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
};

export const unseal = (token: string, sealed: string): TokenPair => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as TokenPair;
};

/** Whether a session opened at this time has reached its maximum lifetime. */
export const isPastLifetime = (openedAt: Date, now = Date.now()): boolean =>
  now - openedAt.getTime() >= sessionLife;
