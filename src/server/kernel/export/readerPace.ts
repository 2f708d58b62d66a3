import type { ServerResponse } from 'node:http';

/** Milliseconds between two checks, and the minimum of bytes that a client reads meanwhile: 2 kB/s. */
const least = { everyMs: 60_000, bytes: 120_000 };

/**
 * Aborts an answer whose client reads almost nothing: the number of concurrent exports is limited, and a closed laptop
 * would occupy one for hours.
 * @param onSlow called on abort
 */
export const requireReading = (
  answer: ServerResponse,
  onSlow: () => void,
  { everyMs, bytes } = least,
): void => {
  let before = 0;
  const timer = setInterval(() => {
    const { socket } = answer;
    const taken = socket ? socket.bytesWritten - socket.writableLength : 0;
    // an answer that waits for the database has nothing to send
    const isSlow = answer.writableNeedDrain && taken - before < bytes;
    before = taken;
    if (!isSlow) return;
    onSlow();
    answer.destroy();
  }, everyMs);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
};
