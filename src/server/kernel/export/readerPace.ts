import type { ServerResponse } from 'node:http';

/** Milliseconds between two looks, and the bytes that a reader takes meanwhile at least: 2 kB a second. */
const least = { everyMs: 60_000, bytes: 120_000 };

/**
 * Breaks off an answer that waits for its reader, where that one takes almost nothing: there are few places among the
 * exports, and a laptop that was closed would keep one for hours.
 * @param onSlow called when it is broken off
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
    // what waits for the database instead has nothing to be taken
    const isSlow = answer.writableNeedDrain && taken - before < bytes;
    before = taken;
    if (!isSlow) return;
    onSlow();
    answer.destroy();
  }, everyMs);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
};
