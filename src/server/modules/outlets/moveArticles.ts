import { setTimeout as wait } from 'node:timers/promises';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { moveBatch } from './moveBatch.ts';

/**
 * Moves the articles of all merges and undone merges in progress, in batches, yielding in between.
 * @returns 'more' if it stopped before all were moved @throws the database's error
 */
export const moveArticles = async ({
  isOver,
}: Pick<StopCondition, 'isOver'> = neverStop): Promise<void | 'more'> => {
  let size = firstSize;
  while (!isOver()) {
    const startedAt = performance.now();
    if (!(await moveBatch(size))) return undefined;
    const took = performance.now() - startedAt;
    size = nextSize(size, took);
    await wait(pauseBetweenBatches(took));
  }
  return 'more';
};
