import { expect, it } from 'vitest';
import { readTypedQuery } from '#contract/typedQuery.ts';
import { withoutValue } from './excludedValue.ts';

it.each([
  ['한복', '일본', '한복 -국가:일본'],
  ['', '일본', '-국가:일본'],
  ['한복 OR 한글', '일본', '(한복 OR 한글) -국가:일본'],
  ['한복 | 한글', '일본', '(한복 | 한글) -국가:일본'],
  ['한복, 한글', '일본', '한복, 한글, -국가:일본'],
  ['"한복 OR 한글"', 'Le "Monde"', '"한복 OR 한글" -국가:"Le  Monde"'],
  ['한복 -국가:일본', '코트디부아르', '한복 -국가:일본 -국가:코트디부아르'],
])('%j without %s is %j, which can be read', (typed, value, expected) => {
  expect(withoutValue(typed, 'nation', value)).toBe(expected);
  const [first] = readTypedQuery(expected);
  expect(JSON.stringify(readTypedQuery(expected))).toContain('"not"');
  expect(first?.query.is).not.toBe('any');
});
