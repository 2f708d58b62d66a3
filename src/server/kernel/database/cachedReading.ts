import type { Database } from './database.ts';
import { currentDatabase, holdsConnection } from './db.ts';

/** Milliseconds for which a check that the cached value is still current remains valid. */
const freshFor = 5_000;

interface CacheEntry<T> {
  read?: { value: T; mark: string };
  askedAt: number;
  underWay?: Promise<T> | undefined;
}

export interface CachedReading<T> {
  /** The cached value, verified at most `maxAge` milliseconds ago. */
  current(maxAge?: number): Promise<T>;
  /** The last result of `current`; undefined before the first. */
  latest(): T | undefined;
}

/**
 * Caches in memory a value derived from some tables of each database, and reads it again only when the tables have
 * changed, on this or another server.
 * @param markNow a cheap fingerprint of the state of the tables
 */
export const cachedReading = <T>(
  markNow: () => Promise<string>,
  read: () => Promise<T>,
): CachedReading<T> => {
  const kept = new WeakMap<Database, CacheEntry<T>>();
  const keptOf = (database: Database): CacheEntry<T> => {
    const known = kept.get(database);
    if (known) return known;
    const made: CacheEntry<T> = { askedAt: Number.NEGATIVE_INFINITY };
    kept.set(database, made);
    return made;
  };
  const renewed = async (mine: CacheEntry<T>): Promise<T> => {
    const mark = await markNow();
    if (mine.read?.mark !== mark) mine.read = { value: await read(), mark };
    mine.askedAt = performance.now();
    return mine.read.value;
  };
  return {
    current: (maxAge = freshFor) => {
      const mine = keptOf(currentDatabase());
      const isHolding = holdsConnection();
      if (mine.underWay && !isHolding) return mine.underWay;
      if (mine.read && performance.now() - mine.askedAt < maxAge) return Promise.resolve(mine.read.value);
      if (isHolding) return renewed(mine);
      mine.underWay = renewed(mine).finally(() => {
        mine.underWay = undefined;
      });
      return mine.underWay;
    },
    latest: () => keptOf(currentDatabase()).read?.value,
  };
};
