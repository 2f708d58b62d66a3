import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret in the notation of Standard Webhooks: 256 random bits. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

/**
 * The headers by which a receiver knows that a document is ours and when it was sent, as Standard Webhooks has them:
 * HMAC-SHA256 over id, time and body.
 * @param at when it is sent
 */
export const signatureHeaders = (
  secret: string,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
};
