import { describe, expect, it } from 'vitest';
import { monthsAgo, todayInKorea } from './monthsAgo.ts';

describe('months ago', () => {
  it.each([
    ['2026-11-21', 3, '2026-08-21'],
    ['2026-02-10', 3, '2025-11-10'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-08-31', 6, '2026-02-28'],
    ['2026-01-31', 12, '2025-01-31'],
  ])('%s minus %i is %s', (today, months, expected) => expect(monthsAgo(today, months)).toBe(expected));
});

describe('today in Korea', () => {
  it('turns at midnight in Seoul', () => {
    expect(todayInKorea(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(todayInKorea(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });
});
