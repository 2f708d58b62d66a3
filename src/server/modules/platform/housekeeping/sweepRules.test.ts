import { describe, expect, it } from 'vitest';
import { areTooMany, bondOf, isOld, isSpent } from './sweepRules.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => now - days * 24 * 3_600_000;

describe('a file of no record', () => {
  it.each([
    ['written two days ago', 2, 2, true],
    ['written a minute less than a day ago', 0.999, 0.999, false],
    ['linked just now to bytes of last year', 400, 0, false],
    ['whose clock was set back', 0, 400, false],
  ])('%s: old %#', (_what, modified, changed, expected) => {
    expect(isOld({ mtimeMs: daysAgo(modified), ctimeMs: daysAgo(changed) }, now)).toBe(expected);
  });
});

it.each([
  [20, 20, false],
  [21, 42, false],
  [21, 41, true],
  [5000, 5000, true],
  [0, 0, false],
])('%d orphans of %d files are too many for one sweep: %s', (orphans, files, expected) => {
  expect(areTooMany(orphans, files)).toBe(expected);
});

it.each([
  ['2026-11-22', false],
  ['2026-10-23', false],
  ['2026-10-22', true],
  ['2026-10-21', true],
  ['보관', false],
  ['2026-99-99', false],
])('the trash of %s may go: %s', (folder, expected) => {
  expect(isSpent(folder, now)).toBe(expected);
});

describe('folder and database', () => {
  const empty = { isEmpty: true, shares: false };
  const strange = { isEmpty: false, shares: false };
  const shared = { isEmpty: false, shares: true };
  it.each([
    ['both bear the same mark', 'a', 'a', strange, 'own'],
    ['both are new', undefined, undefined, empty, 'new'],
    ['the folder is new', 'a', undefined, empty, 'new'],
    ['the folder was another one’s but is empty', 'a', 'b', empty, 'new'],
    ['both have no mark yet and share uploads', undefined, undefined, shared, 'new'],
    ['the folder lost its mark and they share uploads', 'a', undefined, shared, 'new'],
    ['the database is new and the folder is not', undefined, undefined, strange, 'foreign'],
    ['the database is new and the folder has a mark', undefined, 'b', strange, 'foreign'],
    ['the database was set back to before it had a mark', undefined, 'b', shared, 'foreign'],
    ['the marks differ', 'a', 'b', shared, 'foreign'],
    ['the folder lost its mark and nothing is shared', 'a', undefined, strange, 'foreign'],
  ] as const)('%s', (_what, known, found, state, bond) => {
    expect(bondOf(known, found, state)).toBe(bond);
  });
});
