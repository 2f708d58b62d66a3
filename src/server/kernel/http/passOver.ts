import type { IncomingMessage } from 'node:http';
import { constants } from '#contract/constants.ts';

/** Bytes beyond which no form can be right: all the files that it may hold, and ten megabytes for what is said of them. */
const maxFormBytes = constants.file.maxCount * constants.file.maxBytes + 10 * 1024 * 1024;

/**
 * Lets what still comes of a refused body go by: the next request of the connection stands behind it, and a browser hears
 * the answer only when it has sent everything. A body without an end ends the connection.
 * @param maxBytes after which the connection ends
 */
export const passOver = (
  raw: Pick<IncomingMessage, 'unpipe' | 'on' | 'resume' | 'destroy'>,
  maxBytes = maxFormBytes,
): void => {
  let passed = 0;
  raw.unpipe();
  raw.on('data', (piece: Buffer) => {
    passed += piece.length;
    if (passed > maxBytes) raw.destroy();
  });
  // who read it before may have stopped it
  raw.resume();
};
