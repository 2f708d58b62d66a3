import { constants } from '#contract/constants.ts';
import type { Bytes } from './bytes.ts';
import { ContentFault, type Fault } from './fault.ts';
import { judgeOle } from './judgeOle.ts';
import { judgePlain } from './judgePlain.ts';
import { judgeZip } from './judgeZip.ts';

export type AllowedExtension = (typeof constants.file.extensions)[number];

export const isAllowed = (extension: string): extension is AllowedExtension =>
  (constants.file.extensions as readonly string[]).includes(extension);

const judge = (file: Bytes, extension: AllowedExtension): Promise<Fault | undefined> => {
  switch (extension) {
    case 'hwp':
    case 'doc':
    case 'xls':
    case 'ppt':
      return judgeOle(file, extension);
    case 'hwpx':
    case 'docx':
    case 'xlsx':
    case 'pptx':
    case 'zip':
      return judgeZip(file, extension);
    default:
      return judgePlain(file, extension);
  }
};

/**
 * Whether the content is what the extension says, by first bytes and inner marks; nothing is unpacked beyond one small
 * part. Documents that ask for a password are refused: their kind cannot be told, nobody else can read them, and their
 * text cannot be searched. A pdf may restrict printing and the like: everybody can read it.
 * @returns what is wrong, undefined for a good file
 */
export const judgeContent = async (file: Bytes, extension: AllowedExtension): Promise<Fault | undefined> => {
  if (file.size === 0) return 'empty';
  try {
    return await judge(file, extension);
  } catch (error) {
    if (error instanceof ContentFault) return error.fault;
    // a number in a broken file that points out of it
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
};
