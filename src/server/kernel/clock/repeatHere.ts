/**
 * Repeats what each process has to do for itself, such as its heartbeat. What one process does for all is a job.
 * @param everyMs milliseconds between two starts; a run that is not finished is not started again
 * @param work never rejects
 * @returns stops it, and resolves when a running one has finished
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
