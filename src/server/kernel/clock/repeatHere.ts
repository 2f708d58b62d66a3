/**
 * Repeats work that each process does for itself, such as its heartbeat. Work that one process does for all is a job.
 * @param everyMs milliseconds between two starts; no run starts while the previous one is unfinished
 * @param work never rejects
 * @returns a function that stops the repetition and resolves when a running `work` has finished
 */
export const repeatHere = (everyMs: number, work: () => Promise<void> | void): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= Promise.resolve(work()).finally(() => {
      running = undefined;
    });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
