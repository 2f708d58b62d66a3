import type { IncomingMessage } from 'node:http';
import { finished, PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { jsonBounds } from '#contract/bodyLimits.ts';
import { constants } from '#contract/constants.ts';
import { grouped } from '#contract/countText.ts';
import { badRequest, Failure } from '../failure.ts';

/** Maximum size of a valid form in bytes: all files that it may contain, and ten megabytes for the other parts. */
const maxFormBytes = constants.file.maxCount * constants.file.maxBytes + 10 * 1024 * 1024;

/**
 * Discards the rest of a refused body: the connection's next request comes after it, and a browser reads the answer
 * only when it has sent everything. A body without an end closes the connection.
 * @param maxBytes after which the connection is closed
 */
export const discardBody = (
  raw: Pick<IncomingMessage, 'unpipe' | 'on' | 'resume' | 'destroy'>,
  maxBytes = maxFormBytes,
): void => {
  let passed = 0;
  raw.unpipe();
  raw.on('data', (piece: Buffer) => {
    passed += piece.length;
    if (passed > maxBytes) raw.destroy();
  });
  // an earlier reader may have paused it
  raw.resume();
};

const marks = Buffer.from('"\\,[]{}');

const tooMany = (): Failure =>
  new Failure(
    413,
    'TOO_LARGE',
    `보낸 내용의 항목이 너무 많습니다. 한 번에 ${grouped(jsonBounds.values)}개까지 보낼 수 있으니 나누어 보내 주세요.`,
  );

const tooDeep = (): Failure =>
  badRequest(
    `보낸 내용이 너무 여러 겹으로 되어 있습니다. ${jsonBounds.depth}겹까지 보낼 수 있으니 단순하게 고쳐 보내 주세요.`,
  );

/**
 * Scans JSON before it is parsed: too many values or levels would be expensive to parse, to check and to answer. Does
 * not check that it is valid JSON.
 * @throws Failure 413 for more than 20,000 values, 400 for more than 64 levels
 */
export const assertJsonBounds = (json: Uint8Array): void => {
  // of the largest bodies every byte counts: nothing is looked up in the loop
  const [quote, backslash, comma, opening, closing, openingBrace, closingBrace] = marks;
  const { values: maxValues, depth: maxDepth } = jsonBounds;
  const { length } = json;
  let depth = 0;
  let values = 0;
  for (let at = 0; at < length; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      for (at += 1; at < length && json[at] !== quote; at += 1) if (json[at] === backslash) at += 1;
    } else if (byte === comma) values += 1;
    else if (byte === opening || byte === openingBrace) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) throw tooDeep();
    } else if (byte === closing || byte === closingBrace) depth -= 1;
    if (values > maxValues) throw tooMany();
  }
};

/**
 * Accepts JSON bodies within bounds, and multipart forms, which the upload code reads. No other content type is
 * accepted.
 */
export const registerJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    assertJsonBounds(body as Buffer);
    void parse(request, (body as Buffer).toString('utf8'), done);
  });
};

/** Milliseconds within which a body must be complete. Files may take as long as the server allows for any request. */
const bodyTime = 60_000;

const tooSlow = (): Failure =>
  new Failure(
    408,
    'BAD_REQUEST',
    '보낸 내용이 1분 안에 다 오지 않았습니다. 네트워크 상태를 확인하고 다시 시도해 주세요.',
  );

/**
 * The same body stream, which fails with Failure 408 when it is not complete in time. The connection stays open for the
 * answer.
 * @param time milliseconds
 */
export const timedBody = (payload: Readable, time = bodyTime): Readable => {
  const timed = new PassThrough();
  // the reader gets the error; if the call was refused before, the stream has no reader, which must not count as an
  // unhandled error
  timed.on('error', () => {});
  const timer = setTimeout(() => {
    payload.unpipe(timed);
    timed.destroy(tooSlow());
  }, time);
  finished(payload, { writable: false }, (error) => {
    clearTimeout(timer);
    if (error) timed.destroy(error);
  });
  return payload.pipe(timed);
};
