import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

export interface Body {
  bytes: Buffer;
  /** The body exceeded the limit. */
  isCut: boolean;
}

/** A content encoding that was not requested. */
export class UnknownEncoding extends Error {}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Value of Accept-Encoding: the encodings that can be decompressed. */
export const acceptedEncodings = 'gzip, deflate, br';

const unpacked = (answer: IncomingMessage): Readable => {
  const encodings = (answer.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  let stream: Readable = answer;
  for (const encoding of encodings.reverse()) {
    const unpacker = unpackers[encoding];
    if (!unpacker || encodings.length > 2) throw new UnknownEncoding(encodings.join(', '));
    // errors are passed on to the last stream
    stream = pipeline(stream, unpacker(), () => {});
  }
  return stream;
};

/**
 * The decompressed body of a response, up to a limit; nothing beyond it is read or decompressed, so an endless response
 * or a decompression bomb costs no more than another.
 * @throws UnknownEncoding, the error of the connection, or of damaged compression
 */
export const bodyOf = async (answer: IncomingMessage, maxBytes: number): Promise<Body> => {
  const parts: Buffer[] = [];
  let length = 0;
  const stream = unpacked(answer);
  try {
    for await (const part of stream) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length > maxBytes) break;
    }
  } finally {
    stream.destroy();
    answer.destroy();
  }
  return { bytes: Buffer.concat(parts).subarray(0, maxBytes), isCut: length > maxBytes };
};
