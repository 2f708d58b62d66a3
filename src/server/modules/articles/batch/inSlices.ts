import { setTimeout as wait } from 'node:timers/promises';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';

/**
 * Processes articles in small slices, each in its own transaction and serialised with other batch edits, and lets other
 * work run in between.
 * @param work processes a slice in its transaction
 * @param stored called with the result of `work` after the commit
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
