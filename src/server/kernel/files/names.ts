import { StartProblem } from '../settings/startProblem.ts';

/** A file that the database references and the store does not have. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}

/** The store accepts no more files. Existing ones can still be read. */
export class StoreFull extends StartProblem {}

/** Name of the file with the mark of a store, and of the mark's row among the stored files. */
export const markName = '.store';

const id = /^[\w-]{3,100}$/;

/** Whether it is a valid file id: no path can leave the store with it. */
export const isFileId = (name: string): boolean => id.test(name);

/**
 * Path of a file within the store: distributed over folders of two characters. @throws FileMissing if the name is not
 * an id
 */
export const pathOf = (fileId: string): string => {
  if (!isFileId(fileId)) throw new FileMissing();
  return `${fileId.slice(0, 2)}/${fileId}`;
};

export const trashPathOf = (day: string, fileId = ''): string => {
  if (fileId !== '' && !isFileId(fileId)) throw new FileMissing();
  return `.trash/${day}/${fileId}`;
};
