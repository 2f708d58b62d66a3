import { randomBytes } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Environment } from '../environment.ts';

export const newRequestId = (): string => randomBytes(8).toString('hex');

/** What went wrong without the values that were sent: the driver's message lists them all. */
export const withoutValues = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const [message = ''] = error.message.split('\nparams:', 1);
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { type: error.name, message, stack: error.stack?.replace(error.message, '') ?? '', cause };
};

/** Structured lines in production, readable ones on a terminal; cookies and bodies are never logged. */
export const loggerOptions = (environment: Environment): FastifyServerOptions['logger'] => {
  if (environment.logLevel === 'silent') return false;
  const isReadable = !environment.production && process.stdout.isTTY;
  return {
    level: environment.logLevel,
    // The path alone: what was searched for may be somebody's name.
    serializers: {
      err: withoutValues,
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], ip }),
    },
    ...(isReadable && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
};
