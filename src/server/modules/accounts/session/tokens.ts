import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Lifetimes in milliseconds. */
export const accessLife = 15 * 60_000;
/** A session ends so long after its sign-in, however much it is used; its tokens are renewed until then. */
export const sessionLife = 12 * 3_600_000;
/** The preceding refresh token answers with the successor already issued, for this long. */
export const graceMs = 30_000;

export interface TokenPair {
  access: string;
  refresh: string;
}

export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The cross-site token of a session, always the same: its id never leaves the server. */
export const xsrfOfSession = (sessionId: string): string => hashToken(`cross-site token of ${sessionId}`);

const sealingKey = (token: string): Buffer =>
  Buffer.from(hkdfSync('sha256', token, '', 'successor of a refresh token', 32));

/** Locks the successor with the token that it follows: only who still holds that one can ask for it again. */
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

/** Whether a session that was opened then has had its time. */
export const isOutlived = (openedAt: Date, now = Date.now()): boolean =>
  now - openedAt.getTime() >= sessionLife;
