import { randomBytes } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Environment } from '../environment.ts';

export const newRequestId = (): string => randomBytes(8).toString('hex');

/** Structured lines in production, readable ones on a terminal; cookies and bodies are never logged. */
export const loggerOptions = (environment: Environment): FastifyServerOptions['logger'] => {
  if (environment.logLevel === 'silent') return false;
  const isReadable = !environment.production && process.stdout.isTTY;
  return {
    level: environment.logLevel,
    ...(isReadable && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
};
