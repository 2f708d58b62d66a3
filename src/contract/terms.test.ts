import { expect, it } from 'vitest';
import { hasSeveral, isOneSyllable, isSearchable, searchedPart, termsOf } from './terms.ts';

it('the terms of a text stand between commas of any width, without the space around them', () => {
  expect(termsOf(' 한류 ,K팝， 영화、,  , 전시 ')).toEqual(['한류', 'K팝', '영화', '전시']);
  expect(termsOf(' ')).toEqual([]);
});

it('several terms are there from the first comma on', () => {
  expect(['한류', '한류 영화', '한류,', '한류，영화'].map(hasSeveral)).toEqual([false, false, true, true]);
});

it('of a text that somebody typed the first 1,000 letters are looked for', () => {
  expect(searchedPart('  한류 ')).toBe('한류');
  expect(searchedPart('가'.repeat(10_000))).toBe('가'.repeat(1_000));
  expect(searchedPart(`  ${'가'.repeat(1_000)}`)).toBe('가'.repeat(1_000));
  expect(searchedPart(`${'가'.repeat(999)} 나`)).toBe('가'.repeat(999));
});

it.each(['!!!', '🎭', '―', ''])('%s is nothing that could be found', (term) =>
  expect(isSearchable(term)).toBe(false),
);
it.each(['한', 'K팝', '2026', 'ä'])('%s can be found', (term) => expect(isSearchable(term)).toBe(true));

it.each(['한', '韓', 'の'])('%s is one syllable', (term) => expect(isOneSyllable(term)).toBe(true));
it.each(['한류', 'K', '한 류', '1'])('%s is not', (term) => expect(isOneSyllable(term)).toBe(false));
