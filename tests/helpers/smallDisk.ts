import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few megabytes, which can be filled and emptied. */
export interface SmallDisk {
  folder: string;
  /** Fills it, except for this many bytes. */
  fill(left?: number): void;
  empty(): void;
  remove(): void;
}

/**
 * Mounts one in memory.
 * @param size in megabytes
 * @returns undefined if this account may not mount
 */
export const smallDisk = (size: number): SmallDisk | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${size}m,mode=1777`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    fill(left = 0) {
      const file = openSync(ballast, 'a');
      const block = Buffer.alloc(4_096, 1);
      try {
        while (free() > left) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
