import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Bytes } from './bytes.ts';
import { ContentFault } from './fault.ts';

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  packed: number;
  /** Decompressed size declared in the directory. */
  unpacked: number;
  offset: number;
}

const inflate = promisify(inflateRaw);

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const endSize = 22;
const maxCommentLength = 0xffff;
const limits = { entries: 10_000, directory: 8 * 1024 * 1024, unpacked: 1024 ** 3, ratio: 1_000 };
/** Below this size any compression ratio is accepted. */
const maxHarmlessBytes = 64 * 1024 * 1024;
/** Bytes by which incompressible content may grow. */
const maxStoredGrowth = 1_000;
/** The compression method of uncompressed entries. */
const stored = 0;
const unknown32 = 0xffffffff;

const damaged = (): ContentFault => new ContentFault('damaged');

interface Directory {
  count: number;
  size: number;
  offset: number;
  /** Positions of the directory and its end, from which data before and after the zip is detected. */
  end: number;
}

/** The end record of the directory in zip64 archives. */
const bigDirectory = async (file: Bytes, end: number): Promise<Omit<Directory, 'end'> | undefined> => {
  const locator = await file.read(end - 20, 20);
  if (locator.length < 20 || locator.readUInt32LE(0) !== 0x07064b50) return undefined;
  const record = await file.read(Number(locator.readBigUInt64LE(8)), 56);
  if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50) throw damaged();
  const [count, size, offset] = [32, 40, 48].map((at) => Number(record.readBigUInt64LE(at)));
  return { count: count ?? 0, size: size ?? 0, offset: offset ?? 0 };
};

/** Finds the end of the directory: the last mark whose comment ends exactly at the end of the file. */
const findDirectory = async (file: Bytes): Promise<Directory | undefined> => {
  const start = Math.max(0, file.size - endSize - maxCommentLength);
  const tail = await file.read(start, file.size - start);
  for (let at = tail.lastIndexOf(endMark); at >= 0; at = at ? tail.lastIndexOf(endMark, at - 1) : -1) {
    if (at + endSize > tail.length) continue;
    if (at + endSize + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const end = start + at;
    const small = {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    const isBig = small.count === 0xffff || small.size === unknown32 || small.offset === unknown32;
    return { ...((isBig && (await bigDirectory(file, end))) || small), end };
  }
  return undefined;
};

/** Whether the file ends with the directory of a zip, wherever the zip starts. */
export const endsAsZip = async (file: Bytes): Promise<boolean> => (await findDirectory(file)) !== undefined;

const readEntries = (directory: Buffer, count: number): ZipEntry[] => {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw damaged();
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      directory.readUInt16LE(at + place),
    );
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
};

const total = (entries: readonly ZipEntry[], of: 'packed' | 'unpacked'): number =>
  entries.reduce((sum, entry) => sum + entry[of], 0);

/** Zip bombs declare more than they contain, or let entries share the same bytes. */
const refuseBomb = (entries: readonly ZipEntry[], size: number): void => {
  const packed = total(entries, 'packed');
  const unpacked = total(entries, 'unpacked');
  const places = new Set(entries.map(({ offset }) => offset));
  const shares = places.size < entries.length || packed > size;
  const swells = unpacked > maxHarmlessBytes && unpacked > packed * limits.ratio;
  if (unpacked > limits.unpacked || shares || swells) throw new ContentFault('bomb');
};

/**
 * The directory of a zip that starts at the first byte. Nothing is decompressed.
 * @throws ContentFault damaged, bomb, mixed (data before the archive)
 */
export const zipEntries = async (file: Bytes): Promise<ZipEntry[]> => {
  const directory = await findDirectory(file);
  if (!directory) throw damaged();
  const { count, size, offset } = directory;
  if (count > limits.entries || size > limits.directory) throw new ContentFault('bomb');
  if (offset + size > directory.end) throw damaged();
  const content = await file.read(offset, size);
  if (content.length < size) throw damaged();
  const entries = readEntries(content, count);
  refuseBomb(entries, file.size);
  if (entries.some((entry) => entry.offset + entry.packed > directory.end)) throw damaged();
  return entries;
};

/** A decompressed entry; at most `limit` bytes are produced. @throws ContentFault damaged, locked, bomb */
export const unpack = async (file: Bytes, entry: ZipEntry, limit: number): Promise<Buffer> => {
  if (entry.isEncrypted) throw new ContentFault('locked');
  if (entry.unpacked > limit || entry.packed > limit + maxStoredGrowth) throw new ContentFault('bomb');
  if (entry.method === stored && entry.packed !== entry.unpacked) throw damaged();
  const head = await file.read(entry.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw damaged();
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await file.read(start, entry.packed);
  if (packed.length < entry.packed) throw damaged();
  if (entry.method === stored) return packed;
  try {
    return (await inflate(packed, { maxOutputLength: limit })) as Buffer;
  } catch (error) {
    const isTooLong = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong ? new ContentFault('bomb') : damaged();
  }
};
