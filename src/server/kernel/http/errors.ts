import { EventEmitter } from 'node:events';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimits } from '#contract/bodyLimits.ts';
import { byteText } from '#contract/byteText.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import {
  isDeadlock,
  isDiskFull,
  isStaleStatement,
  isStatementTimeout,
  isUnavailable,
  sqlState,
} from '../database/errors.ts';
import { badRequest, Failure } from '../failure.ts';

const unavailable = (): Failure =>
  new Failure(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.', { retryAfter: 5 });

const noRoom = (): Failure =>
  new Failure(
    503,
    'UNAVAILABLE',
    '서버의 디스크가 가득 차서 처리하지 못했습니다. 쓰던 글은 그대로 두고 관리자에게 알려 주세요. 공간이 확보되면 다시 시도할 수 있습니다.',
    { retryAfter: 60 },
  );

const busy = (): Failure =>
  new Failure(
    503,
    'UNAVAILABLE',
    '다른 사람이 같은 자료를 고치고 있어 저장하지 못했습니다. 다시 시도해 주세요.',
    {
      retryAfter: 1,
    },
  );

const internal = (): Failure =>
  new Failure(500, 'INTERNAL', '처리하지 못했습니다. 같은 문제가 계속되면 요청 번호를 알려 주세요.');

export const tooManyParts = (): Failure =>
  new Failure(413, 'TOO_LARGE', '한 번에 보낸 항목이 너무 많습니다.');

const tooLarge = (bodyLimit: number): Failure =>
  new Failure(
    413,
    'TOO_LARGE',
    `보낸 내용이 너무 큽니다. 한 번에 ${byteText(bodyLimit)}까지 보낼 수 있으니 줄이거나 나누어 보내 주세요.`,
  );

/** Errors of the framework that the client caused. */
const ofFramework: Record<string, (bodyLimit: number) => Failure> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => badRequest('요청 본문이 올바른 JSON이 아닙니다.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => badRequest('요청 본문이 비어 있습니다.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badRequest('요청 본문의 길이가 맞지 않습니다.'),
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Failure(415, 'UNSUPPORTED_MEDIA', '지원하지 않는 요청 형식입니다.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new Failure(415, 'UNSUPPORTED_MEDIA', '파일을 보내는 형식이 아닙니다.'),
  FST_REQ_FILE_TOO_LARGE: () => new Failure(413, 'TOO_LARGE', messages.file.tooLarge),
  FST_FIELDS_LIMIT: tooManyParts,
  FST_PARTS_LIMIT: tooManyParts,
  FST_FILES_LIMIT: () => badRequest(messages.form.fileCount),
};

/** SQLSTATEs of values that the database cannot store: invalid text, numbers out of range, dangling references. */
const badValues = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008', '23502', '23503']);

/**
 * Converts any error to the failure to answer with.
 * @param bodyLimit maximum bytes of the call's body
 */
export const asFailure = (error: unknown, bodyLimit: number = bodyLimits.usual): Failure => {
  if (error instanceof Failure) return error;
  const { code = '', statusCode } = error as Partial<FastifyError>;
  const known = ofFramework[code];
  if (known) return known(bodyLimit);
  if (isDiskFull(error)) return noRoom();
  if (isUnavailable(error) || isStatementTimeout(error) || isStaleStatement(error)) return unavailable();
  if (isDeadlock(error)) return busy();
  if (badValues.has(sqlState(error) ?? '')) return badRequest(messages.required.invalidMany);
  if (statusCode === 429) {
    return new Failure(429, 'TOO_MANY_REQUESTS', '요청이 너무 잦습니다. 잠시 후 다시 시도해 주세요.');
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Failure(statusCode, 'BAD_REQUEST', messages.required.invalidMany);
  }
  return internal();
};

const bodyOf = (failure: Failure, request: FastifyRequest): ErrorBody => ({
  code: failure.code,
  message: failure.message,
  ...(failure.fields && { fields: failure.fields }),
  ...(failure.data !== undefined && { data: failure.data }),
  requestId: request.id,
});

const failures = new WeakMap<FastifyRequest, Failure>();

/** The failure with which the request was answered or its answer was aborted; undefined without one. */
export const failureOf = (request: FastifyRequest): Failure | undefined => failures.get(request);

/** Headers left by a file that failed before its first byte; the error answer is no file. */
const headersOfFiles = ['content-encoding', 'content-disposition', 'x-total-records'];

/** Whether the client closed the connection before the request was complete: an aborted upload. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.readableAborted;

const uploadAborted = (): Failure => badRequest('보내다가 그만두었습니다.');

export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = hasLeft(request) ? uploadAborted() : asFailure(error, request.routeOptions.bodyLimit);
  failures.set(request, failure);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (!reply.raw.headersSent) {
    for (const name of headersOfFiles) reply.removeHeader(name).raw.removeHeader(name);
  }
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply.code(failure.status).type('application/json; charset=utf-8').send(bodyOf(failure, request));
};

/** Handles a download that fails while it is sent: the status 200 is already sent, so the failure is only logged. */
const noteBreak = (error: unknown, request: FastifyRequest): void => {
  const { status, code } = asFailure(error);
  const sentence = '파일을 보내는 도중에 끊겼습니다. 받은 파일은 온전하지 않습니다.';
  failures.set(request, new Failure(status, code, sentence));
  request.log.error({ err: error }, 'answer broken off');
};

/** The only place where errors become answers; the cause of a 5xx stays in the log. */
export const registerErrors = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, _reply, payload) => {
    // streams of packages need not be instances of Readable
    if (payload instanceof EventEmitter) payload.once('error', (error) => noteBreak(error, request));
  });
  // the answer is not returned: it can be awaited, so Fastify would watch it to its end once more
  app.setErrorHandler((error, request, reply) => void sendFailure(error, request, reply));
};
