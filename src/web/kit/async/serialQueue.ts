/** A queue that runs its tasks one at a time, in order of arrival; a failed task does not block the others. */
export const serialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
};
