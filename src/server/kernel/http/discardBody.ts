import type { IncomingMessage } from 'node:http';
import { constants } from '#contract/constants.ts';

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
