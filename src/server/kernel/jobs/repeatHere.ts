/**
 * Repeats what each process has to do for itself, such as saying that it lives. What one process does for all is a job.
 * @param everyMs milliseconds between two beginnings; one that is still under way is not begun again
 * @param work never fails
 * @returns ends it, and resolves when what was under way is done
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
