import { expect, it } from 'vitest';
import { isForeignExcerpt } from './excerpt.ts';

it.each([
  ['The mayor opened the fair.', 'extractive', 'en', true],
  ['The mayor opened the fair.', 'extractive', null, true],
  ['시장이 박람회를 열었다.', 'extractive', 'en', false],
  ['BTS, World Tour 2026.', 'extractive', 'ko', false],
  ['The mayor opened the fair.', 'person', 'en', false],
  ['The mayor opened the fair.', 'gpt-x', 'en', false],
])('%s by %s of an article in %s is an excerpt: %s', (featExtrSmry, smryOrgnNm, lanCd, is) =>
  expect(isForeignExcerpt({ featExtrSmry, smryOrgnNm, lanCd })).toBe(is),
);
