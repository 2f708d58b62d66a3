import { describe, expect, it } from 'vitest';
import { readSearchTerms } from './searchTerm.ts';
import { foldedText, placesOf } from './termMatch.ts';

const found = (typed: string, text: string): string[] => {
  const [term] = readSearchTerms(typed);
  const folded = foldedText(text);
  return (term?.chunks ?? []).flatMap((chunk) =>
    placesOf(chunk, folded).map(({ start, end }) => folded.folded.slice(start, end)),
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
  ])('%j in %j is %j', (typed, text, places) => expect(found(typed, text)).toEqual(places));
});
