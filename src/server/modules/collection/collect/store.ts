import type { NewsItem } from './newsItem.ts';
import type { Outcome, Tally } from './tally.ts';

/** Progress of collecting one source. */
export interface Progress {
  /** Fingerprint of the source's content and mapping. */
  source: string;
  sourceName: string;
  /** Records read from the source so far, regardless of the result. */
  position: number;
  done: boolean;
  tally: Tally;
}

/** Storage for collected articles. */
export interface ArticleStore {
  /**
   * Stores the items that are not stored yet (by `dedupeKey`; no key occurs twice in `items`) and the progress, in one
   * transaction. `progress.tally` covers this batch except for its stored and duplicates, which the store adds by
   * `withOutcome`. `items` are few enough for a short transaction, and may be empty.
   */
  storeBatch(items: readonly NewsItem[], progress: Progress): Promise<Outcome>;
  /** The last stored progress, or null for an unknown source. */
  progressOf(source: string): Promise<Progress | null>;
}
