import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import ipaddr from 'ipaddr.js';
import pino from 'pino';
import type { Environment } from '../settings/environment.ts';

const requestIdBytes = 8;
/** Random bytes for further ids: requesting them one id at a time was 2 % of the processor time of a detail. */
let randomPool = randomBytes(0);

/** 16 hexadecimal digits. */
export const newRequestId = (): string => {
  if (randomPool.length < requestIdBytes) randomPool = randomBytes(requestIdBytes * 512);
  const id = randomPool.toString('hex', 0, requestIdBytes);
  randomPool = randomPool.subarray(requestIdBytes);
  return id;
};

/** Buffered lines are written at this number of bytes or after this number of milliseconds. */
const bulk = { minLength: 8_192, periodicFlush: 500 };
/** Maximum of buffered bytes while lines cannot be written; further lines are counted and dropped. */
const maxWaiting = 1_048_576;

/** Fields of pino's stream (sonic-boom): the lines that are not written yet. */
interface Unwritten {
  _bufs: string[];
  /** Being written, if `_writing`, else left over by a partial write. */
  _writingBuf: string;
  _writing: boolean;
  /** Length of all of them. */
  _len: number;
}

/** Milliseconds for the last lines of a process, while a slow reader empties its pipe. */
const lastWriteMs = 2_000;

/** Writes the last lines of a process. sonic-boom's own `flushSync` retries without end if the reader has gone. */
const writeRest = (fd: number, stream: Unwritten): void => {
  const underWay = stream._writing ? stream._writingBuf : '';
  const rest = Buffer.from([stream._writing ? '' : stream._writingBuf, ...stream._bufs].join(''));
  Object.assign(stream, { _bufs: [], _writingBuf: underWay, _len: underWay.length });
  const end = Date.now() + lastWriteMs;
  for (let at = 0; at < rest.length; ) {
    try {
      at += writeSync(fd, rest, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || Date.now() > end) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
};

/**
 * Log lines on a file descriptor. While they cannot be written – a full disk, a reader that has stopped – they are
 * buffered up to a limit, and the number of lost lines is logged once writing works again.
 */
export const logStream = (fd: number) => {
  const stream = pino.destination({ dest: fd, sync: false, ...bulk, maxLength: maxWaiting });
  let isStuck = false;
  let lost = 0;
  const loss = pino({ level: 'error' }, stream);
  // without a listener the error would end the process
  stream.on('error', () => {
    isStuck = true;
  });
  stream.on('drop', () => {
    lost += 1;
  });
  stream.on('drain', () => {
    isStuck = false;
    if (lost === 0) return;
    const lines = lost;
    lost = 0;
    loss.error({ lines }, 'log lines were lost');
  });
  stream.flushSync = () => {
    if (!isStuck) writeRest(fd, stream as unknown as Unwritten);
  };
  return stream;
};

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
