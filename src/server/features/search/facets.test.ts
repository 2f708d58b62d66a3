import { describe, expect, it } from 'vitest';
import { unitOf } from './facets.ts';

describe('the unit in which a period is counted', () => {
  it.each([
    ['2025-08-01', '2025-08-01', 'day'],
    ['2025-08-01', '2025-08-31', 'day'],
    ['2025-08-15', '2025-09-14', 'day'],
    // one day more than the longest month
    ['2025-08-01', '2025-09-01', 'month'],
    ['2025-08-01', '2025-09-28', 'month'],
    ['2024-08-01', '2025-08-01', 'month'],
  ])('from %s to %s is the %s', (startDate, endDate, unit) => {
    expect(unitOf({ startDate, endDate })).toBe(unit);
  });

  it('is the month where a side is open', () => {
    expect(unitOf({ startDate: '2025-08-01', endDate: undefined })).toBe('month');
    expect(unitOf({ startDate: undefined, endDate: '2025-08-01' })).toBe('month');
  });
});
