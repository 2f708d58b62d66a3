import { constants } from '#contract/constants.ts';
import type { Bytes } from './bytes.ts';
import { ContentFault, type Fault } from './fault.ts';
import { checkOle, containsLockedPackage, oleMark, readOle } from './oleFile.ts';
import { endsAsZip, unpack, type ZipEntry, zipEntries } from './zipFile.ts';

type PlainExtension = 'jpg' | 'jpeg' | 'gif' | 'png' | 'pdf';

interface Marks {
  /** Whether the first bytes are the format's marks; in a pdf they may be anywhere near the beginning. */
  begins: (head: Buffer) => boolean;
  /** Whether the last bytes show that the file is complete. */
  ends: (tail: Buffer) => boolean;
}

const startsWith =
  (...marks: string[]) =>
  (head: Buffer): boolean =>
    marks.some((mark) => head.subarray(0, mark.length / 2).equals(Buffer.from(mark, 'hex')));

const holds =
  (mark: Buffer) =>
  (tail: Buffer): boolean =>
    tail.includes(mark);

const jpeg: Marks = { begins: startsWith('ffd8ff'), ends: holds(Buffer.from('ffd9', 'hex')) };

/** A linearised pdf also has an end mark near its beginning, without a table before it. */
const pdfEnds = (tail: Buffer): boolean => {
  const text = tail.toString('latin1');
  return text.includes('%%EOF') && !/startxref\s+0\s+%%EOF(?![^]*%%EOF)/.test(text);
};

const lastFilled = (tail: Buffer): number | undefined => tail.findLast((byte) => byte !== 0);

const marks: Record<PlainExtension, Marks> = {
  jpg: jpeg,
  jpeg,
  png: {
    begins: startsWith('89504e470d0a1a0a0000000d49484452'),
    ends: holds(Buffer.from('49454e44ae426082', 'hex')),
  },
  gif: {
    begins: startsWith('474946383761', '474946383961'),
    ends: (tail) => lastFilled(tail) === 0x3b,
  },
  pdf: { begins: (head) => head.includes('%PDF-'), ends: pdfEnds },
};

/** Some programs write a little after the end; an embedded picture ends long before. */
const tailLength = 1024;
const headLength = 1024;

/** Checks pictures and pdf by their beginning and end; an archive appended to them is refused. */
const checkPlain = async (file: Bytes, extension: PlainExtension): Promise<Fault | undefined> => {
  const { begins, ends } = marks[extension];
  if (!begins(await file.read(0, headLength))) return 'other';
  if (await endsAsZip(file)) return 'mixed';
  return ends(await file.read(Math.max(0, file.size - tailLength), tailLength)) ? undefined : 'damaged';
};

type ZipExtension = 'zip' | 'hwpx' | 'docx' | 'xlsx' | 'pptx';

const zipMark = Buffer.from('PK\x03\x04', 'latin1');
const emptyZipMark = Buffer.from('PK\x05\x06', 'latin1');

/** Bytes of a part that are examined. */
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

const checkNonZip = async (file: Bytes, first: Buffer): Promise<Fault> => {
  if (first.equals(emptyZipMark)) return 'empty';
  if (!(await file.read(0, 8)).equals(oleMark)) return 'other';
  return containsLockedPackage(await readOle(file)) ? 'locked' : 'other';
};

/** Checks archives, and documents that are archives, by their mandatory part. */
const checkZip = async (file: Bytes, extension: ZipExtension): Promise<Fault | undefined> => {
  const first = await file.read(0, 4);
  if (!first.equals(zipMark)) return checkNonZip(file, first);
  const entries = await zipEntries(file);
  if (entries.length === 0) return 'empty';
  if (extension === 'zip') return entries.some((entry) => entry.isEncrypted) ? 'locked' : undefined;
  const isIt = extension === 'hwpx' ? isHwpx(file, entries) : hasMainPart(file, entries, extension);
  return (await isIt) ? undefined : 'other';
};

export type AllowedExtension = (typeof constants.file.extensions)[number];

export const isAllowed = (extension: string): extension is AllowedExtension =>
  (constants.file.extensions as readonly string[]).includes(extension);

const checkByExtension = (file: Bytes, extension: AllowedExtension): Promise<Fault | undefined> => {
  switch (extension) {
    case 'hwp':
    case 'doc':
    case 'xls':
    case 'ppt':
      return checkOle(file, extension);
    case 'hwpx':
    case 'docx':
    case 'xlsx':
    case 'pptx':
    case 'zip':
      return checkZip(file, extension);
    default:
      return checkPlain(file, extension);
  }
};

/**
 * Checks by first bytes and inner marks that the content matches the extension; nothing is decompressed except one
 * small part. Documents with a password are refused: their type cannot be checked and their text cannot be searched. A
 * pdf may restrict printing and the like, since it can be read without a password.
 * @returns the problem, undefined for a valid file
 */
export const checkContent = async (file: Bytes, extension: AllowedExtension): Promise<Fault | undefined> => {
  if (file.size === 0) return 'empty';
  try {
    return await checkByExtension(file, extension);
  } catch (error) {
    if (error instanceof ContentFault) return error.fault;
    // an offset in a damaged file that points outside of it
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
};
