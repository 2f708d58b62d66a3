import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { type Facts, tellFact } from '#server/kernel/database/facts.ts';

/** Milliseconds in which the address has to answer. */
const timeoutMs = 10_000;

/** The address by which people come, where it is one of https. */
export const securedAddress = (publicUrl: string): URL | undefined => {
  const url = new URL(publicUrl);
  return url.protocol === 'https:' ? url : undefined;
};

const validTo = async ({ hostname, port }: URL): Promise<Date> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  // an address of numbers is no name that a server could be asked for
  const name = isIP(host) ? {} : { servername: host };
  // one that has expired is to be read too
  const socket = connect({ host, port: Number(port || 443), ...name, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
};

/** Looks until when the certificate of the public address is valid, and notes it. Nobody waits for this. */
export const noteCertificate = async (publicUrl: string): Promise<void> => {
  const url = securedAddress(publicUrl);
  if (!url) return;
  const seen: Facts['certificate'] = { host: url.host, checkedAt: new Date().toISOString() };
  try {
    seen.validTo = (await validTo(url)).toISOString();
  } catch {
    // that it does not answer is what is noted
  }
  await tellFact(currentDatabase().handle, 'certificate', seen);
};
