/** A queue whose works are done one after the other, in the order in which they came; one that fails holds up none. */
export const serialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
};
