import { describe, expect, it } from 'vitest';
import { keyOfWord, knownWord, wordsBeginning } from './knownWord.ts';
import { meantQueries } from './typos.ts';

const known = new Map(
  ['한복', '한국', '한국 영화', '스타웨이브', 'hanbok', 'K-pop', '전시', '사찰음식'].map((word, at) => [
    keyOfWord(word),
    knownWord(word, 10 - at),
  ]),
);
const meant = (searchText: string) => meantQueries(searchText, known);

describe('a query with few hits or none', () => {
  it.each([
    ['헌복', '한복'],
    ['한봌', '한복'],
    ['스타웨이부', '스타웨이브'],
    ['hanbokk', 'hanbok'],
    ['hnabok', 'hanbok'],
    ['gksqhr', '한복'],
    ['ㅗ무ㅠㅐㅏ', 'hanbok'],
    ['한복 즌시', '한복 전시'],
    ['한복 즌시 국가:한봌', '한복 전시 국가:한봌'],
    ['"헌복" OR 전시', '"한복" OR 전시'],
    ['한뵥, 사찰은식', '한복, 사찰음식'],
  ])('%s may have been meant to be %s', async (typed, expected) => {
    expect((await meant(typed))[0]).toBe(expected);
  });

  it('of initial consonants suggests words with them, shortest first', async () => {
    expect(await meant('ㅎㄱ')).toEqual(['한국', '한국 영화']);
    expect((await meant('ㅎㅂ'))[0]).toBe('한복');
  });

  it('of a word that hardly any text has, beside one that many have, suggests that one', async () => {
    const counted = (words: Record<string, number>) =>
      new Map(Object.entries(words).map(([word, count]) => [keyOfWord(word), knownWord(word, count)]));
    const few = counted({ 한복: 50, 한봅: 1, 전시: 12, 전사: 3, 한국: 40 });
    expect(await meantQueries('한봅 전시', few)).toEqual(['한복 전시']);
    for (const typed of ['한복', '전사', '한국']) expect(await meantQueries(typed, few)).toEqual([]);
  });

  it('has at most three suggestions, and none if nothing is similar', async () => {
    const many = new Map(
      ['가나다', '가나라', '가나마', '가나바'].map((word) => [keyOfWord(word), knownWord(word, 1)]),
    );
    expect(await meantQueries('가나사', many)).toHaveLength(3);
    expect([await meant('한복'), await meant('쀍뷁'), await meant('가'), await meant('')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

it.each([
  ['한', ['한복', '한국', '한국 영화']],
  ['한구', ['한국', '한국 영화']],
  ['한ㅂ', ['한복']],
  ['ㅎㄱ', ['한국', '한국 영화']],
  ['HAN', ['hanbok']],
  ['쀍', []],
  ['', []],
])('%s begins the words %j, those of the most texts first', (typed, words) =>
  expect(wordsBeginning(typed, known)).toEqual(words),
);
