import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Environment } from '../settings/environment.ts';
import { logStream } from './logStream.ts';

/** An error without the values that were sent: the driver's message lists them all. */
export const withoutValues = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const [message = ''] = error.message.split('\nparams:', 1);
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { type: error.name, message, stack: error.stack?.replace(error.message, '') ?? '', cause };
};

/**
 * Structured lines in production, written in bulk and flushed before the process ends; readable lines on a terminal.
 * Cookies and bodies are never logged.
 */
export const loggerOptions = (environment: Environment): FastifyServerOptions['logger'] => {
  if (environment.logLevel === 'silent') return false;
  const isReadable = !environment.production && process.stdout.isTTY;
  return {
    level: environment.logLevel,
    serializers: { err: withoutValues },
    ...(isReadable
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
      : { stream: logStream(1) }),
  };
};

/** One log line per request, when its answer is sent. Only the path: the query may contain names of persons. */
export class RequestLines extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url, ip } = request;
    const [path] = url.split('?', 1);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method, path, ip, statusCode: reply.statusCode, ms };
    if (err) reply.log.error({ ...line, err }, 'broken off');
    else reply.log.info(line, 'answered');
  }
}

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Warns once if a proxy on this machine forwards requests although no proxy is trusted: all users then share the
 * address of the proxy in IP rules, limits and logs.
 */
export const registerProxyWarning = (app: FastifyInstance, { trustProxy }: Environment): void => {
  if (trustProxy.length) return;
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isLogged || !(headers['x-forwarded-for'] || headers.forwarded) || !isLoopback(ip)) return;
    isLogged = true;
    app.log.warn(
      'TRUST_PROXY가 없어 프록시가 알려 주는 접속자의 IP를 믿지 않습니다. 모든 접속이 이 컴퓨터의 IP로 기록되고 접속 제한이 듣지 않습니다. 프록시가 이 컴퓨터에 있으면 TRUST_PROXY=loopback을 지정해 주세요.',
    );
  });
};
