import { finished, PassThrough, type Readable } from 'node:stream';
import { Failure } from '../failure.ts';

/** Milliseconds in which a body must have come whole. Files may take as long as the server lets any request take. */
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
  // the reader gets the error; if the call was refused before, nobody reads it, which must not count as an unhandled error
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
