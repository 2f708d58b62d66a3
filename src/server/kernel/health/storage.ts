import { statfs } from 'node:fs/promises';

const gigabyte = 2 ** 30;
/** In bytes: below these there is little or no space left for attachments and logs. */
const leastFree = { low: 10 * gigabyte, full: gigabyte };

/** Space on the disk of the data folder. */
export interface Storage {
  state: 'enough' | 'low' | 'full';
  /** In bytes. */
  free: number;
  whole: number;
}

/** Free space on the disk of the data folder for the product's own account. */
export const storageOf = async (dataDir: string): Promise<Storage> => {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const state = free < leastFree.full ? 'full' : free < leastFree.low ? 'low' : 'enough';
  return { state, free, whole: blocks * bsize };
};
