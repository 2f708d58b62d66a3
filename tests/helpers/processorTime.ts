/**
 * Processor time of this process for some work, in milliseconds: other activity of the machine hardly affects it, so
 * that a bound with a margin holds on a busy machine too.
 */
export const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
