import { describe, expect, it } from 'vitest';
import { monthsBefore } from './days.ts';

describe('some months before a day', () => {
  it.each([
    ['2026-08-31', 6, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-01-15', 3, '2025-10-15'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-03-01', 12, '2025-03-01'],
  ])('%s less %i is %s, the last day of a shorter month', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});
