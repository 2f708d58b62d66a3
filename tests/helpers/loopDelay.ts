const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e3;

/**
 * How long this thread answers nobody while something is done: the most that it works in one turn of the event loop. It is
 * the thread's own processor time, since a turn is long too when other processes have the processor.
 * @returns milliseconds
 */
export const maxTurn = async (work: () => Promise<unknown>): Promise<number> => {
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
    // what the last piece of work held up is seen in the turn after it
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return longest;
};
