import { expect, it } from 'vitest';
import { kindOfWords } from './kindOfWords.ts';

it.each([
  ['한복', '키워드'],
  ['국가:프랑스', '국가'],
  ['제목:한복 (국가:"프랑스령 기아나"', '국가'],
  ['한복 country:France', '국가'],
  ['매체:"르 몽드" 한복', '키워드'],
  ['저장:주간', '저장한 검색'],
  ['BTS:한복', '키워드'],
])('%j is suggested as %s', (words, kind) => expect(kindOfWords(words)).toBe(kind));
