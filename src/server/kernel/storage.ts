import { statfs } from 'node:fs/promises';

const gigabyte = 2 ** 30;
/** In bytes: below these, attachments and logs will soon have no room, or have none. */
const leastFree = { low: 10 * gigabyte, full: gigabyte };

/** The room on the disk of the data folder. */
export interface Storage {
  state: 'enough' | 'low' | 'full';
  /** In bytes. */
  free: number;
  whole: number;
}

/** What is left on the disk of the data folder for the product's own account. */
export const storageOf = async (dataDir: string): Promise<Storage> => {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const state = free < leastFree.full ? 'full' : free < leastFree.low ? 'low' : 'enough';
  return { state, free, whole: blocks * bsize };
};
