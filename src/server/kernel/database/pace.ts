import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which one batch may block other work on the database. */
const maxMs = 40;
const minSize = 10;
const maxSize = 500;

/** Number of rows of the first batch. */
export const firstSize = 20;

/** Rows of the next batch, after one of `size` rows that took `took` milliseconds: at most twice as many. */
export const nextSize = (size: number, took: number): number =>
  Math.round(Math.min(maxSize, Math.max(minSize, Math.min(size * 2, (size * maxMs) / Math.max(took, 1)))));

/** Milliseconds between two batches, in which other work can use the database. */
export const pauseBetweenBatches = (took: number): number => Math.min(100, Math.max(10, took));

/**
 * A function that does one batch after the other: each gets the number of its rows, and leaves the database to other
 * work afterwards.
 * @returns the function; `isDone` tells of the result of a batch that there was nothing to do, and no reason to pause
 */
export const paced = () => {
  let size = firstSize;
  return async <T>(batch: (size: number) => Promise<T>, isDone: (done: T) => boolean = () => false) => {
    const since = performance.now();
    const done = await batch(size);
    const took = performance.now() - since;
    if (isDone(done)) await wait(0);
    else {
      size = nextSize(size, took);
      await wait(pauseBetweenBatches(took));
    }
    return done;
  };
};

/**
 * A transaction that stores texts ends at whichever bound is reached first: on the embedded database it blocks others
 * for some 50 ms.
 */
export const textBounds = { items: 50, characters: 20_000 } as const;

/** The items in slices within `textBounds`; one that is longer is alone. */
export const textSlices = <Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[][] => {
  const slices: Item[][] = [];
  let characters = 0;
  for (const item of items) {
    const length = lengthOf(item);
    const current = slices.at(-1);
    if (current && current.length < textBounds.items && characters + length <= textBounds.characters) {
      current.push(item);
      characters += length;
    } else {
      slices.push([item]);
      characters = length;
    }
  }
  return slices;
};
