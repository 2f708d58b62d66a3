/** Relation of the file store and the database: a pair, both new, or of different pairs. */
export type Pairing = 'own' | 'new' | 'foreign';

/**
 * @param known the mark in the database
 * @param found the mark in the store
 * @param isEmpty the store and its trash have no files
 * @param shares at least one file in the store is in the database
 */
export const pairingOf = (
  known: string | undefined,
  found: string | undefined,
  { isEmpty, shares }: { isEmpty: boolean; shares: boolean },
): Pairing => {
  if (found !== undefined) return known === found ? 'own' : 'foreign';
  if (shares) return 'new';
  // an empty store for a database with a mark is not mounted, or the wrong one
  return known === undefined && isEmpty ? 'new' : 'foreign';
};
