import type { Bytes } from './bytes.ts';
import type { Fault } from './fault.ts';
import { endsAsZip } from './zipFile.ts';

type PlainExtension = 'jpg' | 'jpeg' | 'gif' | 'png' | 'pdf';

interface Marks {
  /** The first bytes are these, or for pdf, they stand near the beginning. */
  begins: (head: Buffer) => boolean;
  /** The last bytes say that nothing is missing. */
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

/** A pdf made for the web has an end mark near its beginning too, with no table before it. */
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

/** Some programs write a little behind the end; a picture within a picture ends long before. */
const tailLength = 1024;
const headLength = 1024;

/** Pictures and pdf, by how they begin and end; an archive hidden behind them is refused. */
export const judgePlain = async (file: Bytes, extension: PlainExtension): Promise<Fault | undefined> => {
  const { begins, ends } = marks[extension];
  if (!begins(await file.read(0, headLength))) return 'other';
  if (await endsAsZip(file)) return 'mixed';
  return ends(await file.read(Math.max(0, file.size - tailLength), tailLength)) ? undefined : 'damaged';
};
