const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e3;

/**
 * The longest time for which this thread is blocked during some work: its longest turn of the event loop. Measured in
 * the thread's own processor time, since wall time also grows when other processes use the processor.
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
    // a delay by the last piece of work shows in the turn after it
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return longest;
};
