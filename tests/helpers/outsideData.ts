import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../shared/data');

/** The path of a file or folder of the collections that may not be part of the project; it need not exist. */
export const outsideData = (path: string): string => resolve(folder, path);
