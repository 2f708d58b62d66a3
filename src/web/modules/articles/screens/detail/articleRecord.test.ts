import { expect, it } from 'vitest';
import { featuresOf } from './articleRecord.ts';

it('features stand in six groups, in a fixed order, without the empty ones', () =>
  expect(featuresOf({ evnt: ['파리 올림픽'], issue: ['한류', ' 한류 ', ''], pern: [] })).toEqual([
    { label: '이슈', words: ['한류'] },
    { label: '행사', words: ['파리 올림픽'] },
  ]));

it.each([null, undefined, {}, { issue: null }, { issue: [{ odd: 1 }] }])('%o holds none', (features) =>
  expect(featuresOf(features)).toEqual([]),
);
