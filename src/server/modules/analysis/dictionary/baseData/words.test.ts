import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featureKinds } from '#contract/features.ts';
import { comparedText } from '../../enrich/lexicon/comparedText.ts';
import { shippedWords } from './shippedWords.ts';

/** What an entry is, and the kind of feature under which it is found. */
const kindOfClass: Readonly<Record<string, string>> = {
  person: 'pern',
  group: 'pern',
  work: 'issue',
  food: 'issue',
  sport: 'issue',
  heritage: 'issue',
  place: 'issue',
  genre: 'issue',
  institution: 'inst',
  event: 'evnt',
  policy: 'plcy',
  incident: 'incdnt',
};

const lines = readFileSync(new URL('words.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const words = shippedWords();
const spellingsOf = ({ extrKwd, synmList }: (typeof words)[number]): string[] => [extrKwd, ...synmList];
const folded = (spelling: string): string => comparedText(spelling).folded;
const isOrdered = (one: string, other: string): boolean => one < other;
const isKorean = (spelling: string): boolean => /^[\p{scx=Hangul}\p{N}\p{P}\p{S}\s]+$/u.test(spelling);

it('are at least 2,500, sorted by kind and word, each in four columns', () => {
  expect(lines.length).toBeGreaterThanOrEqual(2_500);
  const keys = lines.map((line) => line.split('\t').slice(0, 2).toReversed().join('\t'));
  expect(keys.filter((key, index) => index > 0 && !isOrdered(keys[index - 1] ?? '', key))).toEqual([]);
  expect(lines.filter((line) => line.split('\t').length !== 4 || line.split('\t').includes(''))).toEqual([]);
});

it('have a known class that fits their kind of feature', () => {
  const faulty = lines.filter((line) => {
    const [, kind, ofClass = ''] = line.split('\t');
    return kindOfClass[ofClass] !== kind;
  });
  expect(faulty).toEqual([]);
  expect(new Set(words.map(({ featKndCd }) => featKndCd))).toEqual(new Set(featureKinds));
});

it('have a spelling in another language, and none twice', () => {
  expect(words.filter(({ synmList }) => synmList.every(isKorean))).toEqual([]);
  expect(
    words.filter((word) => new Set(spellingsOf(word).map(folded)).size < spellingsOf(word).length),
  ).toEqual([]);
});

it('have no spelling that belongs to two words of a kind', () => {
  const holders = Map.groupBy(
    words.flatMap((word) =>
      spellingsOf(word).map((spelling) => ({
        key: `${word.featKndCd} ${folded(spelling)}`,
        word: word.extrKwd,
      })),
    ),
    ({ key }) => key,
  );
  expect([...holders.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it('have no spelling so short that it stands in other words, and none that a list refuses', () => {
  const isSafe = (spelling: string): boolean => {
    const letters = spelling.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const shortest = /[\p{scx=Hangul}\p{scx=Han}]/u.test(letters) ? 2 : 3;
    return letters.length >= shortest && spelling.length <= 100 && spelling === spelling.trim();
  };
  expect(words.flatMap(spellingsOf).filter((spelling) => !isSafe(spelling))).toEqual([]);
  expect(words.filter(({ synmList }) => synmList.length > 200)).toEqual([]);
});
