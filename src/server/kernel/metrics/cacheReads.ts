/** Number of reads answered from memory, and from the database, since the start of the process. */
interface Reads {
  hits: number;
  misses: number;
}

const reads = new Map<string, Reads>();

/** Counts one read of the named cache. */
export const countCacheRead = (cache: string, isHit: boolean): void => {
  const known = reads.get(cache) ?? { hits: 0, misses: 0 };
  known[isHit ? 'hits' : 'misses'] += 1;
  reads.set(cache, known);
};

/** The counts by cache name. */
export const cacheReads = (): ReadonlyMap<string, Readonly<Reads>> => reads;
