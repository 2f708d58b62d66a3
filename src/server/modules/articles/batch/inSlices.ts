import { setTimeout as wait } from 'node:timers/promises';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';

/**
 * Goes through articles a few at a time, in transactions of their own that no other edit of many articles shares, and lets
 * others work in between.
 * @param work what is done with a slice, in its transaction
 * @param stored told of what `work` gave, when that is stored
 */
export const inSlices = async <T>(
  ids: readonly number[],
  work: (slice: readonly number[]) => Promise<T>,
  stored: (done: T) => void,
): Promise<void> => {
  const sorted = [...ids].sort((one, other) => one - other);
  let size = firstSize;
  while (sorted.length) {
    const since = performance.now();
    const slice = sorted.splice(0, size);
    stored(await advisoryLock('batch edit', () => work(slice)));
    const took = performance.now() - since;
    size = nextSize(size, took);
    if (sorted.length) await wait(pauseBetweenBatches(took));
  }
};
