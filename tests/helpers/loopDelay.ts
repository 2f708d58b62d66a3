import { monitorEventLoopDelay } from 'node:perf_hooks';

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e3;

/**
 * How long this thread answers nobody while something is done: the longest turn of the event loop, or the thread's own
 * work where that is less, since a turn is long too when other processes have the processor.
 * @returns milliseconds
 */
export const maxTurn = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.threadCpuUsage();
  delay.enable();
  try {
    await work();
    const worked = milliseconds(process.threadCpuUsage(before));
    // what the last piece of work held up is seen in the turn after it
    await new Promise((resolve) => void setTimeout(resolve, 6));
    return Math.min(delay.max / 1e6, worked);
  } finally {
    delay.disable();
  }
};
