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
  /** Number of feeds stored. */
  feeds: number;
}

/** Storage for listed outlets. */
export interface OutletStore {
  /**
   * Stores a batch in one transaction and returns one outcome per outlet, in order. The outlets are few enough for a
   * short transaction.
   * @param listName recorded in the history of every outlet changed
   */
  storeBatch(outlets: readonly ListedOutlet[], listName: string): Promise<OutletOutcome[]>;
}
