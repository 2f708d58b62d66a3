import { expect, it } from 'vitest';
import { areTooMany, isOld, isSpent } from './sweepFiles.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => now - days * 24 * 3_600_000;

it.each([
  ['two days ago', 2, true],
  ['a minute less than a day ago', 0.999, false],
])('a file of no record that came %s is old: %#', (_when, days, expected) => {
  expect(isOld(daysAgo(days), now)).toBe(expected);
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
