import { globSync, readFileSync } from 'node:fs';
import { countries } from 'countries-list';
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

  it('have what our own words are written with in those that are asked for in the page', () => {
    const common = slices().filter(({ name }) => name.startsWith('common'));
    const known = new Set(common.flatMap(({ characters }) => [...characters]));
    const unknown = new Map<string, string>();
    for (const file of globSync(['src/{web,contract}/**/*.{ts,tsx}', 'schemas/**/*.json'])) {
      const words = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|^ *\/\/[^\n]*|가-힣/gms, '');
      for (const syllable of words.match(/[가-힣]/g) ?? [])
        if (!known.has(syllable) && !/\.test\.tsx?$/.test(file)) unknown.set(syllable, file);
    }
    expect([...unknown]).toEqual([]);
  });

  it('have what countries are called in those, too', () => {
    const names = new Intl.DisplayNames('ko', { type: 'region' });
    const common = slices().flatMap(({ name, characters }) => (name.startsWith('common') ? characters : ''));
    const syllables = [
      ...Object.keys(countries)
        .map((code) => names.of(code))
        .join(''),
    ].filter((c) => /[가-힣]/.test(c));
    expect(syllables.filter((c) => !common.join('').includes(c))).toEqual([]);
  });

  it('write neighbours as one range', () => {
    expect(unicodeRange('cab가')).toBe('U+61-63,U+AC00');
  });
});
