/** How the store of files and the database stand to each other: a pair, new to each other, or of two pairs. */
export type Pairing = 'own' | 'new' | 'foreign';

/**
 * @param known the mark in the database
 * @param found the mark in the store
 * @param isEmpty no file lies in the store, nor in its trash
 * @param shares at least one file in the store is in the database
 */
export const pairingOf = (
  known: string | undefined,
  found: string | undefined,
  { isEmpty, shares }: { isEmpty: boolean; shares: boolean },
): Pairing => {
  if (found !== undefined) return known === found ? 'own' : 'foreign';
  if (shares) return 'new';
  // an empty place of a database that has a mark is one that is not mounted, or another one
  return known === undefined && isEmpty ? 'new' : 'foreign';
};
