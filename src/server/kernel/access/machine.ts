import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { currentDatabase } from '../database/db.ts';

/** Request header that proves that the product's own command can read the data folder. */
export const machineHeader = 'x-machine-secret';

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Whether the call comes from a command on this machine that has read the secret in the lock file. */
export const isMachine = (request: FastifyRequest): boolean => {
  const sent = request.headers[machineHeader];
  // a local proxy also calls from loopback, on behalf of remote clients
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined)
    return false;
  const secret = currentDatabase().lock?.secret;
  if (typeof sent !== 'string' || !secret || !isLoopback(request.socket.remoteAddress ?? '')) return false;
  const [given, expected] = [Buffer.from(sent), Buffer.from(secret)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
