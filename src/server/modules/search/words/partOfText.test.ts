import { describe, expect, it } from 'vitest';
import { atOnce } from '#server/kernel/clock/steps.ts';
import { plannedTerms } from '../../../../../tests/helpers/plannedTerms.ts';
import { partWith as partInSteps } from './partOfText.ts';
import { searchedWords } from './searchTerm.ts';

const chunksOf = (text: string) => searchedWords(...plannedTerms(text));
const partWith = (...given: Parameters<typeof partInSteps>) => atOnce(partInSteps(...given));
const filler = '글자를 채우는 문장이다. '.repeat(4_000);

describe('the part of a long text', () => {
  it.each([
    ['upper-case Cyrillic', 'МИНИСТЕРСТВО', 'министерство'],
    ['wide letters', 'ＨＡＬＬＹＵ', 'hallyu'],
    ['a capital with a dot', 'İSTANBUL', 'İstanbul'],
    ['a word with spaces in it', '문화 유산 등재', '문화유산등재'],
    ['a phrase', 'Séoul  Biennale', '"séoul biennale"'],
  ])('is that in which %s stands', (_what, written, typed) => {
    const part = partWith(`${filler}${written} ${filler}`, chunksOf(typed));
    expect(part?.text).toContain(written);
    expect(part?.text.length).toBeLessThanOrEqual(20_000);
    expect(part).toMatchObject({ isCutBefore: true, isCutAfter: true });
  });

  it('is the one that has the most, the first of them', () => {
    const text = `하나 ${filler} 하나 둘셋넷 ${filler} 하나 둘셋넷`;
    const part = partWith(text, chunksOf('하나, 둘셋넷'));
    expect(part?.text).toContain('하나 둘셋넷');
    expect(part?.isCutAfter).toBe(true);
  });

  it('has the whole of what stands where two parts meet', () => {
    for (let shift = 0; shift < 2_200; shift += 97) {
      const text = `${'가'.repeat(17_900 + shift)}МИНИСТЕРСТВО${'나'.repeat(30_000)}`;
      expect(partWith(text, chunksOf('министерство'))?.text).toContain('МИНИСТЕРСТВО');
    }
  });

  it.each([
    ['the first', 100, [0, 20_000], [false, true]],
    ['the second, which begins with the end of the first', 20_000, [18_000, 38_000], [true, true]],
    ['the last', 49_000, [36_000, 50_000], [true, false]],
  ])('without spaces is %s', (_which, at, [from, to], [isCutBefore, isCutAfter]) => {
    const text = `${'가'.repeat(at)}나다라${'가'.repeat(50_000 - at - 3)}`;
    expect(partWith(text, chunksOf('나다라'))).toEqual({
      text: text.slice(from, to),
      isCutBefore,
      isCutAfter,
    });
  });

  it('ends before a space, where there is one within 200 letters', () => {
    const ending = (at: number) =>
      partWith(`${'가'.repeat(at)} ${'가'.repeat(30_000)}`, chunksOf('가가'))?.text.length;
    expect([ending(19_800), ending(19_999), ending(19_799)]).toEqual([19_800, 19_999, 20_000]);
  });

  it('ends before the last of them', () => {
    const text = `${'가'.repeat(19_900)} 가 가가가${'가'.repeat(30_000)}`;
    expect(partWith(text, chunksOf('가가'))?.text.length).toBe(19_902);
  });

  it('begins after the first space within 200 letters of its place', () => {
    const beginning = (at: number) => {
      const text = `${'가'.repeat(at)} 가 ${'가'.repeat(6_000)}나다라${'가'.repeat(30_000)}`;
      return text.indexOf(partWith(text, chunksOf('나다라'))?.text ?? '');
    };
    expect([beginning(18_000), beginning(18_199), beginning(18_200)]).toEqual([18_001, 18_200, 18_000]);
  });

  it('is the whole of a short text', () => {
    const text = `${'가'.repeat(19_997)}나다라`;
    expect(partWith(text, chunksOf('나다라'))).toEqual({ text, isCutBefore: false, isCutAfter: false });
  });

  it('is absent without a match, also for a mere prefix', () => {
    expect(partWith(filler, chunksOf('없는말'))).toBeUndefined();
    expect(partWith('ministry '.repeat(10_000), chunksOf('minist'))).toBeUndefined();
    expect(partWith('', chunksOf('없는말'))).toBeUndefined();
  });

  it('never cuts a character in two', () => {
    const part = partWith(`${'😀'.repeat(15_001)}가나다${'😀'.repeat(15_001)}`, chunksOf('가나다'));
    expect(part?.text.isWellFormed()).toBe(true);
  });
});
