import { expect, it } from 'vitest';
import { isOneSyllable, isSearchable, searchedPart } from './terms.ts';

it('of a text that somebody typed the first 1,000 letters are looked for', () => {
  expect(searchedPart('  한류 ')).toBe('한류');
  expect(searchedPart('가'.repeat(10_000))).toBe('가'.repeat(1_000));
});

it.each(['!!!', '🎭', '―', ''])('%s is nothing that could be found', (term) =>
  expect(isSearchable(term)).toBe(false),
);
it.each(['한', 'K팝', '2026', 'ä'])('%s can be found', (term) => expect(isSearchable(term)).toBe(true));

it.each(['한', '韓', 'の'])('%s is one syllable', (term) => expect(isOneSyllable(term)).toBe(true));
it.each(['한류', 'K', '한 류', '1'])('%s is not', (term) => expect(isOneSyllable(term)).toBe(false));
