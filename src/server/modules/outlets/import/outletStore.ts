import type { ListedOutlet } from './listedOutlet.ts';
import type { Refusal } from './refusals.ts';

/**
 * What became of a listed outlet: registered; there already; there already, and what was empty in it filled in; or
 * refused for what only the database knows.
 */
export interface OutletOutcome {
  outcome: 'stored' | 'known' | 'filled' | 'refused';
  reason: Refusal | null;
  mediaId: number | null;
  /** Fields that were filled in. */
  filled: string[];
  /** Feeds that were kept. */
  feeds: number;
}

/** Where listed outlets go. */
export interface OutletStore {
  /**
   * Stores a batch in one transaction, one outcome for each in its order. The outlets are few enough for a short
   * transaction.
   * @param listName stands in the history of every outlet that is touched
   */
  storeBatch(outlets: readonly ListedOutlet[], listName: string): Promise<OutletOutcome[]>;
}
