import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import type { Seal } from './seal.ts';

/**
 * A backup file: a tar of its parts, compressed by zstd, and optionally encrypted by age. Other programs can read all
 * three formats: `age -d … | zstd -d | tar x`.
 */
export interface Part {
  name: string;
  size: number;
  sha256: string;
}

export interface PartWriter {
  /** Adds a part from memory. */
  add(name: string, content: Buffer): Promise<void>;
  /** Adds the content of a file. @throws the system's error if it cannot be read, or its size has changed */
  addFile(name: string, path: string, size: number): Promise<void>;
  /** The parts added so far. */
  parts: readonly Part[];
}

const asNode = (web: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(web as Parameters<typeof Readable.fromWeb>[0]);
const asWeb = (node: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(node) as ReadableStream<Uint8Array>;

/** The transformed stream; an error of the source becomes an error of this stream. */
const through = (source: Readable, change: Transform): Readable => {
  pipeline(source, change).catch(() => {});
  return change;
};

const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
};

/**
 * Writes an archive to a new file that only its owner can read; the file is synced to disk when this resolves.
 * @throws the error of `fill` or the system; an incomplete file is left behind
 */
export const writeArchive = async (
  path: string,
  seal: Seal,
  fill: (writer: PartWriter) => Promise<void>,
): Promise<void> => {
  const { readable, controller } = createTarPacker();
  const parts: Part[] = [];
  const begin = (name: string, size: number) => controller.add({ name, size, mode: 0o600 }).getWriter();
  const writer: PartWriter = {
    parts,
    async add(name, content) {
      const body = begin(name, content.length);
      await body.write(content);
      await body.close();
      parts.push({ name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    },
    async addFile(name, from, size) {
      const hash = createHash('sha256');
      const body = begin(name, size);
      for await (const piece of createReadStream(from, { highWaterMark: 1 << 20 })) {
        hash.update(piece as Buffer);
        await body.write(new Uint8Array(piece as Buffer));
      }
      await body.close();
      parts.push({ name, size, sha256: hash.digest('hex') });
    },
  };
  const compressed = through(asNode(readable), createZstdCompress());
  const written = pipeline(
    asNode(await seal.close(asWeb(compressed))),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  const filled = fill(writer).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  const [filling, writing] = await Promise.allSettled([filled, written]);
  // a full disk first fails the writing, which then fails the filling
  if (writing.status === 'rejected') throw causeOf(writing.reason, filling);
  if (filling.status === 'rejected') throw filling.reason;
  await syncFile(path);
};

/** The system error among the errors that it caused. */
const causeOf = (writing: unknown, filling: PromiseSettledResult<void>): unknown => {
  const isOfSystem = (error: unknown) => typeof (error as NodeJS.ErrnoException).syscall === 'string';
  return filling.status === 'rejected' && !isOfSystem(writing) ? filling.reason : writing;
};

/** A part being read: its content must be consumed, or skipped by `skip`, before the next part is read. */
export interface ReadPart {
  name: string;
  size: number;
  content: ReadableStream<Uint8Array>;
}

/** Header of a file encrypted by age. */
const sealMark = 'age-encryption.org/';

export const isSealedFile = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sealMark.length), 0, sealMark.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === sealMark;
  } finally {
    await file.close();
  }
};

/** Reads the parts of an archive one after another. @throws Error if it was modified or is truncated */
export async function* readArchive(path: string, opened: Seal['open']): AsyncGenerator<ReadPart> {
  const sealed = asWeb(createReadStream(path, { highWaterMark: 1 << 20 }));
  const unzipped = through(asNode(await opened(sealed)), createZstdDecompress());
  const decoder = createTarDecoder({ strict: true });
  for await (const { header, body } of asWeb(unzipped).pipeThrough(decoder))
    yield { name: header.name, size: header.size, content: body };
}
