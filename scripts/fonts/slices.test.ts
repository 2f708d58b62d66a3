import { describe, expect, it } from 'vitest';
import { slices, unicodeRange } from './slices.ts';

describe('font slices', () => {
  it('hold every character once', () => {
    const all = slices().flatMap(({ characters }) => [...characters]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('hold all 2,350 syllables of KS X 1001', () => {
    const syllables = slices().flatMap(({ characters }) =>
      [...characters].filter((c) => c >= '가' && c <= '힣'),
    );
    expect(syllables.length).toBeGreaterThanOrEqual(2350);
    expect(syllables).toContain('힝');
  });

  it('write neighbours as one range', () => {
    expect(unicodeRange('cab가')).toBe('U+61-63,U+AC00');
  });
});
