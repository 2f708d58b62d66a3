import { expect, it } from 'vitest';
import { atOnce } from '../clock/steps.ts';
import { foldWithOrigins } from './origins.ts';

/** The position in the original text for each unit of the folded one, and for its end. */
const originsOf = (text: string) => {
  const { folded, originOf } = atOnce(foldWithOrigins(text));
  return { folded, origins: Array.from({ length: folded.length + 1 }, (_, index) => originOf(index)) };
};

it.each([
  ['a text that is written as it is compared', 'abc 한', 'abc 한', [0, 1, 2, 3, 4, 5]],
  ['capital letters', 'AbC', 'abc', [0, 1, 2, 3]],
  ['wide letters', 'ＡＢ', 'ab', [0, 1, 2]],
  ['one sign that is several', '㈜가', '(주)가', [0, 0, 0, 1, 2]],
  ['several that are one', 'e\u0301x', 'éx', [0, 2, 3]],
  ['decomposed syllables', '한국'.normalize('NFD'), '한국', [0, 3, 6]],
  ['what nobody sees', 'a\u00adb', 'ab', [0, 2, 3]],
  ['several and one that keep the length', '㈜e\u0301e\u0301x', '(주)ééx', [0, 0, 0, 1, 3, 5, 6]],
  ['nothing', '', '', [0]],
])('%s is recognised by its place of writing', (_what, text, folded, origins) => {
  expect(originsOf(text)).toEqual({ folded, origins });
});
