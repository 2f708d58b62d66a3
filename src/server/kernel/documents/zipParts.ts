import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type Bytes, bytesOf, inMemory } from '../uploads/content/bytes.ts';
import { ContentFault } from '../uploads/content/fault.ts';
import { type ZipEntry, zipEntries } from '../uploads/content/zipFile.ts';
import { Unreadable } from './outcome.ts';

/** Maximum bytes that one document may be decompressed to. */
const maxUnpacked = 128 * 1024 * 1024;
const headSize = 30;
const [stored, deflated] = [0, 8];

export interface ZipParts {
  names: string[];
  /**
   * Passes the text of a part piece by piece, until it ends or `take` returns false. A missing part has no text.
   * @throws Unreadable TOO_LARGE if the decompressed parts together exceed the limit
   */
  read(name: string, take: (piece: string) => boolean): Promise<void>;
}

/** Parts are in UTF-8, except those with the byte order mark of UTF-16. */
const encodingOf = (first: Buffer): string => {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  return first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : 'utf-8';
};

const decoderOf = (first: Buffer): ((piece: Buffer) => string) => {
  const decoder = new TextDecoder(encodingOf(first));
  return (piece) => decoder.decode(piece, { stream: true });
};

/** A stream of a container's bytes from `start` to `end`, both inclusive. */
type Cut = (start: number, end: number) => Readable;

const contentOf = async (cut: Cut, file: Bytes, entry: ZipEntry): Promise<Readable> => {
  if (entry.isEncrypted) throw new Unreadable('LOCKED');
  const head = await file.read(entry.offset, headSize);
  const start = entry.offset + headSize + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (entry.packed === 0) return Readable.from([]);
  const packed = cut(start, start + entry.packed - 1);
  if (entry.method === stored) return packed;
  if (entry.method !== deflated) throw new ContentFault('damaged');
  const unpacked = createInflateRaw();
  packed.once('error', (error) => unpacked.destroy(error));
  unpacked.once('close', () => packed.destroy());
  return packed.pipe(unpacked);
};

const partsOf = async (file: Bytes, cut: Cut): Promise<ZipParts> => {
  const entries = new Map((await zipEntries(file)).map((entry) => [entry.name, entry]));
  let unpacked = 0;
  return {
    names: [...entries.keys()],
    read: async (name, take) => {
      const entry = entries.get(name);
      if (!entry) return;
      let decode: ((piece: Buffer) => string) | undefined;
      for await (const piece of (await contentOf(cut, file, entry)) as AsyncIterable<Buffer>) {
        unpacked += piece.length;
        if (unpacked > maxUnpacked) throw new Unreadable('TOO_LARGE');
        decode ??= decoderOf(piece);
        if (!take(decode(piece))) return;
      }
    },
  };
};

/** Reads parts of a document that is a zip of markup, without loading a whole part. @throws ContentFault */
export const withZipParts = async (path: string, work: (parts: ZipParts) => Promise<void>): Promise<void> => {
  const handle = await open(path);
  try {
    await work(await partsOf(await bytesOf(handle), (start, end) => createReadStream(path, { start, end })));
  } finally {
    await handle.close();
  }
};

/** `withZipParts` for a document in memory. @throws ContentFault */
export const zipPartsIn = (content: Buffer): Promise<ZipParts> =>
  partsOf(inMemory(content), (start, end) => Readable.from([content.subarray(start, end + 1)]));
