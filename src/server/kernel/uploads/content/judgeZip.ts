import type { Bytes } from './bytes.ts';
import type { Fault } from './fault.ts';
import { holdsLockedPackage } from './judgeOle.ts';
import { oleMark, readOle } from './oleFile.ts';
import { unpack, type ZipEntry, zipEntries } from './zipFile.ts';

type ZipExtension = 'zip' | 'hwpx' | 'docx' | 'xlsx' | 'pptx';

const zipMark = Buffer.from('PK\x03\x04', 'latin1');
const emptyZipMark = Buffer.from('PK\x05\x06', 'latin1');

/** How much of a part is looked at. */
const mimetypeLimit = 200;
const contentTypesLimit = 4 * 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument';
const mainParts = {
  docx: `${office}.wordprocessingml.document.main+xml`,
  xlsx: `${office}.spreadsheetml.sheet.main+xml`,
  pptx: `${office}.presentationml.presentation.main+xml`,
};

const hasMainPart = async (
  file: Bytes,
  entries: readonly ZipEntry[],
  extension: keyof typeof mainParts,
): Promise<boolean> => {
  const parts = entries.find(({ name }) => name.toLowerCase() === '[content_types].xml');
  if (!parts) return false;
  const content = await unpack(file, parts, contentTypesLimit);
  const isWide = content[0] === 0xff && content[1] === 0xfe;
  return content.toString(isWide ? 'utf16le' : 'utf8').includes(`"${mainParts[extension]}"`);
};

const isHwpx = async (file: Bytes, entries: readonly ZipEntry[]): Promise<boolean> => {
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  if (!mimetype) return false;
  const content = await unpack(file, mimetype, mimetypeLimit);
  return content.toString('latin1').trim() === 'application/hwp+zip';
};

const judgeNoZip = async (file: Bytes, first: Buffer): Promise<Fault> => {
  if (first.equals(emptyZipMark)) return 'empty';
  if (!(await file.read(0, 8)).equals(oleMark)) return 'other';
  return holdsLockedPackage(await readOle(file)) ? 'locked' : 'other';
};

/** Archives, and documents that are archives, by the part that makes them one. */
export const judgeZip = async (file: Bytes, extension: ZipExtension): Promise<Fault | undefined> => {
  const first = await file.read(0, 4);
  if (!first.equals(zipMark)) return judgeNoZip(file, first);
  const entries = await zipEntries(file);
  if (entries.length === 0) return 'empty';
  if (extension === 'zip') return entries.some((entry) => entry.isEncrypted) ? 'locked' : undefined;
  const isIt = extension === 'hwpx' ? isHwpx(file, entries) : hasMainPart(file, entries, extension);
  return (await isIt) ? undefined : 'other';
};
