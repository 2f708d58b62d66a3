import type { NewsItem } from './newsItem.ts';
import type { Outcome, Tally } from './tally.ts';

/** How far the collection of one source has come. */
export interface Progress {
  /** Fingerprint of the source's content and mapping. */
  source: string;
  sourceName: string;
  /** Records taken from the source so far, whatever became of them. */
  position: number;
  done: boolean;
  tally: Tally;
}

/** Where collected articles go. */
export interface ArticleStore {
  /**
   * Stores the items that are not there yet (by `dedupeKey`; no key occurs twice in `items`) and the progress, in one
   * transaction. `progress.tally` counts everything of this batch but its stored and duplicates, which the
   * store adds by `withOutcome`. `items` are few enough for a short transaction, and may be none.
   */
  storeBatch(items: readonly NewsItem[], progress: Progress): Promise<Outcome>;
  /** The progress stored last, or null for a source never seen. */
  progressOf(source: string): Promise<Progress | null>;
}
