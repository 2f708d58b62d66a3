import { expect, it } from 'vitest';
import { pairingOf } from './storeMark.ts';

const empty = { isEmpty: true, shares: false };
const strange = { isEmpty: false, shares: false };
const shared = { isEmpty: false, shares: true };

it.each([
  ['both bear the same mark', 'a', 'a', strange, 'own'],
  ['both are new', undefined, undefined, empty, 'new'],
  ['both have no mark yet and share files', undefined, undefined, shared, 'new'],
  ['the store lost its mark and they share files', 'a', undefined, shared, 'new'],
  ['the store is empty, as a network folder that is not mounted', 'a', undefined, empty, 'foreign'],
  ['the store was another one’s and is empty', 'a', 'b', empty, 'foreign'],
  ['the database is new and the store is not', undefined, undefined, strange, 'foreign'],
  ['the database is new and the store has a mark', undefined, 'b', strange, 'foreign'],
  ['the database was set back to before it had a mark', undefined, 'b', shared, 'foreign'],
  ['the marks differ', 'a', 'b', shared, 'foreign'],
  ['the store lost its mark and nothing is shared', 'a', undefined, strange, 'foreign'],
] as const)('%s', (_what, known, found, state, pairing) => {
  expect(pairingOf(known, found, state)).toBe(pairing);
});
