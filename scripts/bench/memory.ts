import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processTree } from './processTree.ts';

/** Current and peak resident memory of a process, in MB. */
export const memoryOf = (pid: number): { now: number; peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kB = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: kB('VmRSS') / 1024, peak: kB('VmHWM') / 1024 };
};

/** Resident memory of a process and all its descendants, in MB. */
const memoryOfAll = (pid: number): number =>
  processTree(pid).reduce((sum, one) => sum + memoryOf(one).now, 0);

/**
 * Resident memory in MB, including child processes, once it is stable: memory used at the start is released minutes
 * later.
 */
export const idleMemory = async (pid: number): Promise<number> => {
  const maxSeconds = 120;
  let last = memoryOfAll(pid);
  for (let second = 0, calm = 0; second < maxSeconds && calm < 15; second += 1) {
    await wait(1_000);
    const now = memoryOfAll(pid);
    calm = Math.abs(now - last) < 2 ? calm + 1 : 0;
    last = now;
  }
  return last;
};

/** Peak memory of the process during `work`, in MB; the peak of its start is ignored. */
export const peakDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  let peak = memoryOf(pid).now;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, memoryOf(pid).now);
      await wait(10);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return peak;
};
