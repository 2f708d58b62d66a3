import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, outside } from '#server/kernel/database/db.ts';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { moveBatch } from './moveBatch.ts';

interface Mover {
  /** What is under way and what was asked for behind it. */
  latest: Promise<void>;
  isClosed: boolean;
}

const movers = new WeakMap<Database, Mover>();
const moverOf = (database: Database): Mover => {
  const known = movers.get(database);
  if (known) return known;
  const mover: Mover = { latest: Promise.resolve(), isClosed: false };
  movers.set(database, mover);
  return mover;
};

const moveAll = async (mover: Mover): Promise<void> => {
  let size = firstSize;
  while (!mover.isClosed) {
    const begun = performance.now();
    if (!(await moveBatch(size))) return;
    const took = performance.now() - begun;
    size = nextSize(size, took);
    await wait(pauseBetweenBatches(took));
  }
};

/**
 * Moves the articles of all merges and undone merges that are under way, a few at a time, and lets everybody else
 * through in between. Resolves when nothing is left, or the server closes. @throws what the database threw
 */
export const moveArticles = (): Promise<void> => {
  const mover = moverOf(currentDatabase());
  const work = outside(() => mover.latest.then(() => moveAll(mover)));
  mover.latest = work.catch(() => {});
  return work;
};

/** Lets the batch end that is being moved; the next start goes on. */
export const stopMoving = async (database: Database): Promise<void> => {
  const mover = moverOf(database);
  mover.isClosed = true;
  await mover.latest;
  movers.delete(database);
};
