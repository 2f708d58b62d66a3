/**
 * Milliseconds of this process's processor that some work takes: what else a machine does changes little of it, so that a
 * bound with a margin holds on a busy one too.
 */
export const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
