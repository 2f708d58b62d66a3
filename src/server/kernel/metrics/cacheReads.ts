/** How often something was found in memory, and how often it was read from the database, since the process began. */
interface Reads {
  hits: number;
  misses: number;
}

const reads = new Map<string, Reads>();

/** Counts one question to the cache of that name. */
export const countCacheRead = (cache: string, isHit: boolean): void => {
  const known = reads.get(cache) ?? { hits: 0, misses: 0 };
  known[isHit ? 'hits' : 'misses'] += 1;
  reads.set(cache, known);
};

/** What was counted, by the name of the cache. */
export const cacheReads = (): ReadonlyMap<string, Readonly<Reads>> => reads;
