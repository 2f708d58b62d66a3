import { writeSync } from 'node:fs';
import pino from 'pino';

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
