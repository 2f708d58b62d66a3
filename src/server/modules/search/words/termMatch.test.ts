import { describe, expect, it } from 'vitest';
import { plannedTerms } from '../../../../../tests/helpers/plannedTerms.ts';
import { foldedText, placesOf } from './termMatch.ts';

const found = (typed: string, text: string): string[] => {
  const [term] = plannedTerms(typed);
  const folded = foldedText(text);
  return (term?.chunks ?? []).flatMap((chunk) =>
    [...placesOf(chunk, folded)].flatMap((place) =>
      place ? folded.folded.slice(place.start, place.end) : [],
    ),
  );
};

describe('a term in a text', () => {
  it.each([
    ['관광', '문화체육관광부와 관광객', ['관광', '관광']],
    ['국가', '한국 가수', []],
    ['문화체육관광부', '문화 체육관광부, 문화체육 관광부', ['문화 체육관광부', '문화체육 관광부']],
    ['문화체육관광부', '문 화체육관광부', []],
    ['"문화체육관광부"', '문화 체육관광부', []],
    ['korea', 'South Korea’s KOREAN korea', ['korea', 'korea']],
    ["korea's", 'Korea culture', ['korea']],
    ['K-pop', 'K-Pop과 k pop, K‐pop', ['k-pop', 'k‐pop']],
    ['"한국 문화"', '한국  문화원, 한국의 문화', ['한국  문화']],
    ['국BTS의', '한국BTS의노래', ['국bts의']],
    ['2026년', '2026년에 2026 년', ['2026년']],
    ['الكورية', 'الثقافة الكورية', ['الكورية']],
    ['문화'.normalize('NFD'), '한국문화', ['문화']],
    // occurrences do not overlap
    ['가가', '가가가가 가가가', ['가가', '가가', '가가']],
    // a long word may contain whitespace between parts of two or more syllables
    ['문화체육', '문화 \n 체육', ['문화 \n 체육']],
    ['문화체육', '문화체 육', []],
    ['문화체육', '문화체육문화체육', ['문화체육', '문화체육']],
    // between the parts of a word: anything but a space
    ['K-pop', 'k--pop k·pop', ['k--pop', 'k·pop']],
    ['K-pop', 'k - pop k-\npop kpop', []],
    ['K-pop', 'the k', []],
    ['K-pop', 'k-pop-k-pop', ['k-pop', 'k-pop']],
    // between the parts of a phrase: the same characters, ignoring the possessive and the kind of space
    ['"한국 문화"', '한국\n문화', ['한국\n문화']],
    ['"한국 문화"', '한국, 문화', []],
    ['"한국, 문화"', '한국, 문화 한국 문화', ['한국, 문화']],
    ['"korea culture"', 'korea’s culture', ['korea’s culture']],
    ['"korea’s culture"', "korea's culture, korea culture", ["korea's culture", 'korea culture']],
    ['"korea culture"', "korea 's culture", []],
    // adjacent parts, and separated ones
    ['한국BTS', '한국 BTS', []],
    ['한국BTS', '한국-BTS', []],
    ['"한국 BTS"', '한국BTS', []],
    ['한국BTS', '대한국BTS', ['한국bts']],
    // a phrase may begin at the end of a run and end at the beginning of one; its inner parts, and words, must match
    // completely
    ['"한국 BTS 노래"', '대한국 BTS 노래방', ['한국 bts 노래']],
    ['"한국 BTS 노래"', '한국인 BTS 노래', []],
    ['"한국 BTS 노래"', '한국 BTS 새노래', []],
    ['"a 한국 b"', 'a 한국 b', ['a 한국 b']],
    ['"a 한국 b"', 'a 한국인 b', []],
    ['"a 한국 b"', 'a 대한국 b', []],
    ['"new york"', 'new yorker, anew york', []],
    ['"a 한국"', '가 한국', []],
    ['"한국 a"', '한국 가', []],
    ['!!!', '!!!', []],
  ])('%j in %j is %j', (typed, text, places) => expect(found(typed, text)).toEqual(places));
});
