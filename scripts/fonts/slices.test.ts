import { globSync, readFileSync } from 'node:fs';
import { countries } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { commonSlices, slices, unicodeRange } from './slices.ts';

/** The fonts have no glyphs for other syllables. */
const drawnSyllables = new Set(slices().flatMap(({ characters }) => [...characters]));

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

  const common = new Set(
    slices().flatMap(({ name, characters }) => (commonSlices.includes(name) ? [...characters] : [])),
  );

  it('have what our own words are written with in those that the page asks for', () => {
    const files = globSync(['src/**/*.{ts,tsx,json}', 'schemas/**/*.json'], {
      exclude: ['**/*.test.*', '**/ai/prompts/**'],
    });
    const missing = new Map<string, string>();
    for (const file of files) {
      const words = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|^ *\/\/[^\n]*|가-힣/gms, '');
      for (const syllable of words.match(/[가-힣]/g) ?? [])
        if (drawnSyllables.has(syllable) && !common.has(syllable)) missing.set(syllable, file);
    }
    expect([...missing]).toEqual([]);
  });

  it('have what countries are called in those, too', () => {
    const names = new Intl.DisplayNames('ko', { type: 'region' });
    const syllables = Object.keys(countries).flatMap((code) => names.of(code)?.match(/[가-힣]/g) ?? []);
    expect(syllables.filter((syllable) => !common.has(syllable))).toEqual([]);
  });

  it('write neighbours as one range', () => {
    expect(unicodeRange('cab가')).toBe('U+61-63,U+AC00');
  });
});
