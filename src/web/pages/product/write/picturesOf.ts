import { isPicture } from '#contract/pictures.ts';
import type { FileChoice } from '#web/shared/files/fileChoice.ts';

/** A picture that the record will have: stored, or chosen and not yet sent. */
export interface Picture {
  key: string;
  orgnlFileNm: string;
  fileExtn: string;
  fileId?: string;
  file?: File;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1] ?? '';

/** The pictures among the files, in the order in which the record will have them. */
export const picturesOf = ({ stored, removed, added }: FileChoice): Picture[] =>
  [
    ...stored
      .filter(({ fileId }) => !removed.includes(fileId))
      .map(({ fileId, orgnlFileNm, fileExtn }) => ({ key: fileId, fileId, orgnlFileNm, fileExtn })),
    ...added.map(({ key, file }) => ({
      key,
      file,
      orgnlFileNm: file.name,
      fileExtn: extensionOf(file.name),
    })),
  ].filter(({ fileExtn }) => isPicture(fileExtn));
