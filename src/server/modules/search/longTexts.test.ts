import { describe, expect, it } from 'vitest';
import { planOf } from '../../../../tests/helpers/planOf.ts';
import { timedSteps } from '../../../../tests/helpers/processorTime.ts';
import { searchedWordsOf } from './plan.ts';
import { satisfies } from './satisfies.ts';
import { marksIn } from './snippets.ts';
import { partWith } from './words/partOfText.ts';

const planned = (searchText: string, excludeText = '') =>
  planOf({ searchText, excludeText }, { combine: 'AND', fields: [] });

const phraseOf = (word: string, times: number, end = '') => `"${`${word} `.repeat(times)}${end}"`;
/** As many different words as a search text may have. */
const letters = Array.from({ length: 490 }, (_, index) => String.fromCodePoint(0x1401 + index)).join(' ');

/** The greatest texts that are stored, with searches that compare as much of them as possible. */
const hostile: [string, string, string, boolean][] = [
  ['a phrase of one word', 'zq '.repeat(330_000), phraseOf('zq', 100), true],
  ['a phrase that nearly occurs everywhere', `${'a '.repeat(499_000)}b c`, phraseOf('a', 490, 'c b'), false],
  ['one word again and again', 'zq '.repeat(330_000), `${'zq '.repeat(300)}"zq zq"`, true],
  ['different words, all at the end', `${'a '.repeat(400_000)}${letters}`, letters, true],
  ['parts with hyphens', 'zq-'.repeat(330_000), `${'zq-'.repeat(300)}zq`, true],
  [
    'nearly the same long word',
    `${'a'.repeat(998_000)} ${'a'.repeat(450)}b${'a'.repeat(450)}`,
    `${'a'.repeat(450)}b${'a'.repeat(450)} "zq"`,
    false,
  ],
  [
    'a run that nearly occurs everywhere',
    `${'가'.repeat(332_000)} ${'가'.repeat(150)}나`,
    `${'가'.repeat(150)}나${'가'.repeat(150)}`,
    false,
  ],
  ['a word with spaces at the wrong places', '가 나다라 '.repeat(140_000), '가나다라', false],
  ['a word with many spaces', `${' '.repeat(80_000)}가`.repeat(12), '가가가가가가가가가가가나', false],
  ['signs that stand for many letters', 'ﷺ'.repeat(333_000), '"الله عليه"', true],
];

describe('a text of maximum length is compared in short steps, in linear time:', () => {
  it.each(hostile)('%s', (_what, articleCn, searchText, isThere) => {
    const searched = searchedWordsOf(planned(searchText));
    const found = timedSteps(100, () => satisfies(planned(searchText), { articleCn }));
    const left = timedSteps(100, () => satisfies(planned('', searchText), { articleCn }));
    const marked = timedSteps(100, () => marksIn(articleCn, searched));
    const part = timedSteps(100, () => partWith(articleCn, searched));
    expect([found.result, left.result]).toEqual([isThere, !isThere]);
    expect(marked.result.length).toBeLessThanOrEqual(25_000);
    for (const { longest, whole } of [found, left, marked, part]) {
      expect(longest).toBeLessThanOrEqual(100);
      expect(Math.round(whole)).toBeLessThan(1_000);
    }
  });
});
