import { describe, expect, it } from 'vitest';
import { isQuiet, wantsUpkeep } from './upkeep.ts';

const kept = { pages: 10_000, visiblePages: 10_000, rows: 50_000, changed: 0 };

describe('a table is looked after', () => {
  it.each([
    ['after an import', { ...kept, visiblePages: 4_000 }],
    ['after many changes', { ...kept, changed: 3_000 }],
  ])('%s', (_when, state) => expect(wantsUpkeep(state)).toBe(true));

  it.each([
    ['that was looked after', kept],
    ['with a few changes', { ...kept, visiblePages: 9_500, changed: 1_000 }],
    ['that is small', { pages: 100, visiblePages: 0, rows: 300, changed: 300 }],
  ])('but none %s', (_which, state) => expect(wantsUpkeep(state)).toBe(false));
});

describe('the server is quiet', () => {
  const noon = new Date('2026-11-22T03:00:00Z');
  const night = new Date('2026-11-22T18:30:00Z');
  it('when nobody has called for two minutes', () => {
    expect(isQuiet(noon, noon.getTime() - 121_000)).toBe(true);
    expect(isQuiet(noon, noon.getTime() - 60_000)).toBe(false);
  });
  it('between automatic calls at night in Korea, and not while somebody works', () => {
    expect(isQuiet(night, night.getTime() - 21_000)).toBe(true);
    expect(isQuiet(night, night.getTime() - 1_000)).toBe(false);
    expect(isQuiet(new Date('2026-11-22T20:00:00Z'), Date.parse('2026-11-22T19:59:00Z'))).toBe(false);
  });
});
