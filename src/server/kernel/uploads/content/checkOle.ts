import type { Bytes } from './bytes.ts';
import { ContentFault, type Fault } from './fault.ts';
import { type OleFile, oleMark, readOle } from './oleFile.ts';

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
