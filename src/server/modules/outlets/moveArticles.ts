import { setTimeout as wait } from 'node:timers/promises';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { moveBatch } from './moveBatch.ts';

/**
 * Moves the articles of all merges and undone merges that are under way, a few at a time, and lets others work in between.
 * @returns 'more' where it came to an end before all were moved @throws what the database threw
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
