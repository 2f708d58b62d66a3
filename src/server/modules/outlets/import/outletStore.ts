import type { ListedOutlet } from './listedOutlet.ts';
import type { Refusal } from './refusals.ts';

/**
 * Result for a listed outlet: registered; known; known, with empty fields filled in; or refused for a reason that only
 * the database shows.
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
