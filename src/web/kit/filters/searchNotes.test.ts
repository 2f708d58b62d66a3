import { expect, it } from 'vitest';
import { cutNote, syllableNote, unsearchableNote } from './searchNotes.ts';

it('a text of 10,000 letters is said to be cut', () => {
  expect(cutNote('가'.repeat(1_000))).toBeUndefined();
  expect(cutNote('가'.repeat(10_000))).toBe('1,000자까지만 찾습니다. 뒤의 9,000자는 빼고 찾습니다.');
});

it('terms of one syllable are named', () => {
  expect(syllableNote('한류, 영화')).toBeUndefined();
  expect(syllableNote('한, 영화, “책”')).toBe('한 글자는 제목에서만 찾습니다: 한, “책”');
});

it('a term without letters is explained', () => {
  expect(unsearchableNote('한류')).toBeUndefined();
  expect(unsearchableNote('한류, 🎭')).toContain('‘🎭’에는 글자나 숫자가 없어');
});
