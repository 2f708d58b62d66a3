import type { Bytes } from './bytes.ts';
import { ContentFault, type Fault } from './fault.ts';

/** A stream of an OLE compound file (hwp, doc, xls, ppt). */
interface OleStream {
  name: string;
  size: number;
  start: number;
}

interface OleFile {
  streams: OleStream[];
  /** The first bytes of a stream. @throws ContentFault damaged */
  head(stream: OleStream, length: number): Promise<Buffer>;
}

const endOfChain = 0xfffffffe;
const free = 0xffffffff;
/** Numbers from here on are markers, not sectors. */
const reserved = 0xfffffffa;
const limits = { sectors: 1_000_000, directory: 2_000 };
const smallStream = 4096;
const kinds = { stream: 2, root: 5 };

const damaged = (): ContentFault => new ContentFault('damaged');

export const oleMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** 32-bit numbers of a buffer. */
const numbers = (content: Buffer): number[] =>
  Array.from({ length: Math.floor(content.length / 4) }, (_, index) => content.readUInt32LE(index * 4));

/** Sector numbers of a chain, up to `limit`. @throws ContentFault damaged, also for loops */
const chain = (table: readonly number[], start: number, limit: number): number[] => {
  const found: number[] = [];
  for (let at = start; at !== endOfChain && found.length < limit; at = table[at] ?? free) {
    if (at >= table.length) throw damaged();
    found.push(at);
    if (found.length > table.length) throw damaged();
  }
  return found;
};

/**
 * Reads the stream names and stream beginnings of a compound file; never the whole file.
 * @throws ContentFault damaged: truncated, or the tables contradict each other
 */
export const readOle = async (file: Bytes): Promise<OleFile> => {
  const header = await file.read(0, 512);
  if (header.length < 512 || !header.subarray(0, 8).equals(oleMark)) throw damaged();
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw damaged();
  const sectorSize = 1 << shift;
  const sector = async (index: number): Promise<Buffer> => {
    const content = await file.read((index + 1) * sectorSize, sectorSize);
    if (content.length === 0) throw damaged();
    return content;
  };

  const readTable = async (): Promise<number[]> => {
    const places = numbers(header.subarray(76));
    for (let next = header.readUInt32LE(68), seen = 0; next < reserved; seen += 1) {
      if (seen > limits.directory) throw damaged();
      const more = numbers(await sector(next));
      next = more.pop() ?? endOfChain;
      places.push(...more);
    }
    const table: number[] = [];
    for (const place of places.filter((one) => one < reserved)) {
      if (table.length > limits.sectors) throw damaged();
      for (const value of numbers(await sector(place))) table.push(value);
    }
    return table;
  };

  const table = await readTable();
  const last = table.reduce((highest, next) => (next < reserved && next > highest ? next : highest), 0);
  // the last sector may be truncated to its content
  if ((last + 1) * sectorSize >= file.size) throw damaged();

  const joined = async (places: readonly number[]): Promise<Buffer> =>
    Buffer.concat(await Promise.all(places.map(sector)));
  const directory = await joined(chain(table, header.readUInt32LE(48), limits.directory));
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, index) => {
    const entry = directory.subarray(index * 128, (index + 1) * 128);
    const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
    return {
      name: entry.toString('utf16le', 0, length),
      kind: entry[66],
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
  const root = entries.find(({ kind }) => kind === kinds.root);
  if (!root) throw damaged();

  const small = async (stream: OleStream, length: number): Promise<Buffer> => {
    const miniTable = numbers(await joined(chain(table, header.readUInt32LE(60), limits.directory)));
    const miniSize = 1 << header.readUInt16LE(32);
    const home = chain(table, root.start, limits.sectors);
    const perSector = sectorSize / miniSize;
    const parts = chain(miniTable, stream.start, Math.ceil(length / miniSize)).map(async (index) => {
      const place = home[Math.floor(index / perSector)];
      if (place === undefined) throw damaged();
      return file.read((place + 1) * sectorSize + (index % perSector) * miniSize, miniSize);
    });
    return Buffer.concat(await Promise.all(parts));
  };

  return {
    streams: entries.filter(({ kind }) => kind === kinds.stream),
    head: async (stream, wanted) => {
      const length = Math.min(wanted, stream.size);
      const content =
        stream.size < smallStream
          ? await small(stream, length)
          : await joined(chain(table, stream.start, Math.ceil(length / sectorSize)));
      if (content.length < length) throw damaged();
      return content.subarray(0, length);
    },
  };
};

type OleExtension = 'hwp' | 'doc' | 'xls' | 'ppt';

const mainStreams: Record<OleExtension, readonly string[]> = {
  hwp: ['FileHeader'],
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
};

/** Hancom's files before 2000 are not compound files, but still in use in archives of institutions. */
const oldHwp = 'HWP Document File V3.00';
const hwpMark = 'HWP Document File';

/** Password and DRM: header bits that prevent reading. A distribution copy can be read. */
const hwpLocks = 0b10010;

/** Microsoft's rights management leaves a placeholder instead of the text. */
const rightsManaged = '\tDRMContent';

const isLocked: Record<OleExtension, (ole: OleFile, main: Buffer) => boolean> = {
  hwp: (_ole, main) => (main.readUInt32LE(36) & hwpLocks) !== 0,
  doc: (_ole, main) => (main.readUInt16LE(10) & 0x0100) !== 0,
  // FILEPASS is the record right after the first one
  xls: (_ole, main) => {
    const next = 4 + main.readUInt16LE(2);
    return next + 2 <= main.length && main.readUInt16LE(next) === 0x002f;
  },
  ppt: (ole) => ole.streams.some(({ name }) => name === 'EncryptedSummary'),
};

/** An office document of the zip formats with a password: a compound file around an encrypted package. */
export const containsLockedPackage = ({ streams }: OleFile): boolean =>
  streams.some(({ name }) => name.toLowerCase() === 'encryptedpackage');

/** Checks documents of hwp and of Word, Excel and PowerPoint before their zip formats, by their mandatory stream. */
export const checkOle = async (file: Bytes, extension: OleExtension): Promise<Fault | undefined> => {
  const first = await file.read(0, 32);
  if (extension === 'hwp' && first.toString('latin1').startsWith(oldHwp)) return undefined;
  if (!first.subarray(0, 8).equals(oleMark)) return 'other';
  const ole = await readOle(file);
  const isPackage = containsLockedPackage(ole);
  const main = ole.streams.find(({ name }) => mainStreams[extension].includes(name));
  if (!main) return isPackage ? 'locked' : 'other';
  const head = await ole.head(main, 256);
  if (extension === 'hwp' && !head.toString('latin1').startsWith(hwpMark)) return 'other';
  if (head.length < 40) throw new ContentFault('damaged');
  const isManaged = ole.streams.some(({ name }) => name === rightsManaged);
  return isManaged || isLocked[extension](ole, head) ? 'locked' : undefined;
};
