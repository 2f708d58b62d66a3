import { describe, expect, it } from 'vitest';
import { leadLetters, wordingTerms } from './terms.ts';

/** The number of terms in a title. */
const count = (title: string): number => wordingTerms({ title, lead: '' }).hashes.length;
const hashes = (title: string, lead = ''): number[] => [...wordingTerms({ title, lead }).hashes];
const weightOf = (title: string, lead: string, word: string): number => {
  const { hashes: all, weights } = wordingTerms({ title, lead });
  return weights[all.indexOf(hashes(word)[0] ?? 0)] ?? 0;
};

describe('the terms of a wording', () => {
  it.each([
    ['words of an alphabet', 'museum opens', 2],
    ['the same word twice', 'opens opens', 1],
    ['no single letters and digits', 'a museum 7 x', 1],
    ['numbers of two digits', 'day 12', 2],
    ['pairs of Hangul', '박물관에서', 4],
    ['pairs of Han and kana', '東京の夏', 3],
    ['pairs of rarer Han', '𠮷野', 2],
    ['pairs of more Han', '\ufa0e\ufa0f\ufa11', 2],
    ['fours of Thai', 'กขคงจ', 2],
    ['fours of Khmer', 'កខគឃង', 2],
    ['fours of Burmese', 'ကခဂဃင', 2],
    ['fours of Tibetan', 'ཀཁགངཅ', 2],
    ['words of Georgian and Ethiopic', 'აბგდე ሀሁሂሃ', 2],
    ['both scripts of a word', '한국BTS', 2],
    ['nothing of one syllable', '책', 0],
    ['nothing of nothing', '', 0],
    ['nothing of signs', '!? …', 0],
  ])('are %s', (_what, title, terms) => expect(count(title)).toBe(terms));

  it('are the beginnings of long words, whatever endings, case and width', () => {
    expect(hashes('Ministers')).toEqual(hashes('ministry'));
    expect(hashes('ｍｉｎｉｓｔｅｒ')).toEqual(hashes('minister'));
    expect(hashes('minist')).toEqual(hashes('minister'));
    expect(hashes('minis')).not.toEqual(hashes('minister'));
    expect(hashes('museum')).not.toEqual(hashes('musedm'));
  });

  it('have no possessive', () => {
    expect(hashes("museum's")).toEqual(hashes('museum'));
    expect(hashes('museum’s')).toEqual(hashes('museum'));
    expect(hashes("ab'sa")).toEqual(hashes('ab sa'));
  });

  it('omit banners before a headline, unless there is nothing else', () => {
    expect(hashes('[포토] [전시] 박물관')).toEqual(hashes('박물관'));
    expect(hashes(' [포토]박물관')).toEqual(hashes('박물관'));
    expect(hashes('박물관 [포토]')).toEqual(hashes('박물관 포토'));
    expect(hashes('[포토]')).toEqual(hashes('포토'));
    expect(hashes(`[${'가'.repeat(21)}] 박물관`)).toEqual(hashes(`${'가'.repeat(21)} 박물관`));
    expect(hashes('[] 박물관')).toEqual(hashes('박물관'));
  });

  it('are none of the agency and the reporter before a first sentence', () => {
    const first = hashes('', '박물관이 열렸다');
    expect(hashes('', '(서울=연합뉴스) 김 기자 = 박물관이 열렸다')).toEqual(first);
    expect(hashes('', '(서울=연합뉴스)=박물관이 열렸다')).toEqual(first);
    expect(hashes('', '박물관이 (서울=연합뉴스) 김 기자 = 열렸다')).not.toEqual(
      hashes('', '박물관이 열렸다'),
    );
  });

  it('are those of the first 140 letters of a body', () => {
    const lead = `${'ab '.repeat(leadLetters)}`.slice(0, leadLetters - 8);
    expect(leadLetters).toBe(140);
    expect(hashes('', `${lead}museum tail`)).toEqual(hashes('', 'ab museum'));
    expect(hashes('', `${lead}open museum`)).toEqual(hashes('', 'ab open mus'));
  });

  it('weigh two in a title, one in a body, three in both', () => {
    expect(weightOf('museum', 'opens', 'museum')).toBe(2);
    expect(weightOf('museum', 'opens', 'opens')).toBe(1);
    expect(weightOf('museum', 'museum', 'museum')).toBe(3);
  });

  it('come in rising order, 64 of them, those of the title first', () => {
    const words = (prefix: string, length: number) =>
      Array.from(
        { length },
        (_, at) => `${prefix}${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
      );
    const title = words('ti', 60).join(' ');
    const { hashes: all, weights } = wordingTerms({ title, lead: words('le', 28).join(' ') });
    expect(all).toHaveLength(64);
    expect([...all]).toEqual([...all].sort((one, other) => one - other));
    expect(weights.filter((weight) => weight === 2)).toHaveLength(60);
    expect(weights.filter((weight) => weight === 1)).toHaveLength(4);
  });
});
