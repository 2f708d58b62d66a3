import { maxRuns, onReferenceMachine } from './processorTime.ts';

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e3;

const maxTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const turn = (): void => {
    longest = Math.max(longest, milliseconds(process.threadCpuUsage(before)));
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
    // a delay by the last piece of work shows in the turn after it
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return longest;
};

/**
 * The longest time for which this thread is blocked during some work: its longest turn of the event loop. Measured in
 * the thread's own processor time, since wall time also grows when other processes use the processor. Work that seems
 * to block for longer than the bound is measured up to three times, and the least of them counts: what blocks does so
 * each time, while a garbage collection of everything that earlier tests left falls into one of them.
 * @param bound milliseconds of the reference machine
 * @param work gets the number of its run, from 0
 * @returns milliseconds of the reference machine
 */
export const blockedFor = async (bound: number, work: (run: number) => Promise<unknown>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < maxRuns && least > bound; run += 1)
    least = Math.min(least, onReferenceMachine(await maxTurn(() => work(run))));
  return Math.round(least);
};
