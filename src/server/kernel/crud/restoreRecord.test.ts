import { expect, it } from 'vitest';
import { daysLeft } from './restoreRecord.ts';

it('a deleted record has a number of days left to be restored', () => {
  const deleted = new Date('2026-01-01T12:00:00Z');
  expect(daysLeft(deleted, new Date('2026-01-01T12:00:00Z'))).toBe(30);
  expect(daysLeft(deleted, new Date('2026-01-31T11:59:59Z'))).toBe(0);
  expect(daysLeft(deleted, new Date('2026-01-31T12:00:01Z'))).toBe(-1);
});
