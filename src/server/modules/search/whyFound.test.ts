import { expect, it } from 'vitest';
import { atOnce } from '#server/kernel/clock/steps.ts';
import { planOf } from '../../../../tests/helpers/planOf.ts';
import { foundIn } from './snippets.ts';
import { respelled, synonymsOf } from './spellings/synonyms.ts';

const synonyms = synonymsOf([['한복', 'Hanbok', '韓服']]);
const texts = {
  kornTtl: '전통 한복 전시',
  lclanTtl: 'Hanbok on show',
  articleTransCn: null,
  articleCn: 'A hanbok and another Hanbok in Paris',
  jrnlLclanNm: null,
  featExtrSmry: '파리의 전시',
  keywords: ['韓服', '전시'],
};
const why = (searchText: string, ofFiles: Parameters<typeof foundIn>[2] = []) => {
  const typed = planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] });
  const { plan } = respelled(typed, { synonyms, formsOf: () => [] });
  return atOnce(foundIn(plan, texts, ofFiles)).reasons.map(
    ({ typed: word, field, written }) => `${word}: ${field} ${written}`,
  );
};

it.each<[string, string[]]>([
  ['한복', ['한복: kornTtl 한복', '한복: lclanTtl Hanbok', '한복: articleCn hanbok']],
  ['paris 전시', ['paris: articleCn Paris', '전시: kornTtl 전시']],
  ['"on show"', ['"on show": lclanTtl on show']],
  ['파리', ['파리: featExtrSmry 파리']],
  ['전시 -일본', ['전시: kornTtl 전시']],
])('%j is found because of %j', (typed, reasons) => expect(why(typed)).toEqual(reasons));

it('a word that a file alone has is explained by the file', () => {
  const passage = { fileNm: '계획.pdf', marks: [], isCutBefore: false, isCutAfter: false };
  const ofFile = { ...passage, field: 'atchFileCn', text: '예산 계획' };
  expect(why('예산', [ofFile])).toEqual(['예산: atchFileCn 예산']);
});
