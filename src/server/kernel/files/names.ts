import { StartProblem } from '../startProblem.ts';

/** A file that the database knows and the store does not have. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}

/** The store takes no more. What lies there can still be read. */
export class StoreFull extends StartProblem {}

/** Name of the file that holds the mark of a store, and of its row among the stored files. */
export const markName = '.store';

const id = /^[\w-]{3,100}$/;

/** Whether it is a name that we give to files: no path leads out of the store by it. */
export const isFileId = (name: string): boolean => id.test(name);

/** Path of a file within the store: spread over folders of two characters. @throws FileMissing for what is no id */
export const pathOf = (fileId: string): string => {
  if (!isFileId(fileId)) throw new FileMissing();
  return `${fileId.slice(0, 2)}/${fileId}`;
};

export const trashPathOf = (day: string, fileId = ''): string => {
  if (fileId !== '' && !isFileId(fileId)) throw new FileMissing();
  return `.trash/${day}/${fileId}`;
};
