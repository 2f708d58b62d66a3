import { describe, expect, it } from 'vitest';
import { partWith } from './partOfText.ts';
import { readSearchTerms } from './searchTerm.ts';

const chunksOf = (text: string) => readSearchTerms(text).flatMap(({ chunks }) => chunks);
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

  it('is absent where nothing of it stands, be it that a word only begins like that', () => {
    expect(partWith(filler, chunksOf('없는말'))).toBeUndefined();
    expect(partWith('ministry '.repeat(10_000), chunksOf('minist'))).toBeUndefined();
    expect(partWith('', chunksOf('없는말'))).toBeUndefined();
  });

  it('never cuts a character in two', () => {
    const part = partWith(`${'😀'.repeat(15_001)}가나다${'😀'.repeat(15_001)}`, chunksOf('가나다'));
    expect(part?.text.isWellFormed()).toBe(true);
  });
});
