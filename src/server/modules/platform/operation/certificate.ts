import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { type Facts, tryWriteFact } from '#server/kernel/database/facts.ts';

/** Timeout in milliseconds. */
const timeoutMs = 10_000;

/** The public address, if it uses https. */
export const securedAddress = (publicUrl: string): URL | undefined => {
  const url = new URL(publicUrl);
  return url.protocol === 'https:' ? url : undefined;
};

const validTo = async ({ hostname, port }: URL): Promise<Date> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  // SNI requires a host name, not an IP address
  const name = isIP(host) ? {} : { servername: host };
  // expired certificates must be readable too
  const socket = connect({ host, port: Number(port || 443), ...name, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
};

/** Records the expiry of the public address's certificate. Runs in the background. */
export const noteCertificate = async (publicUrl: string): Promise<void> => {
  const url = securedAddress(publicUrl);
  if (!url) return;
  const seen: Facts['certificate'] = { host: url.host, checkedAt: new Date().toISOString() };
  try {
    seen.validTo = (await validTo(url)).toISOString();
  } catch {
    // a missing response is recorded too
  }
  await tryWriteFact(currentDatabase().handle, 'certificate', seen);
};
