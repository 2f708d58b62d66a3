import { expect, it } from 'vitest';
import { richText } from '#contract/richText.ts';
import { processorTime } from '../../../../tests/helpers/processorTime.ts';
import { richTextProblem, sanitised } from './sentRecord.ts';

const { maxDepth, maxElements, maxLength, maxLinks } = richText;

it.each([
  ['a text of the greatest length', '가'.repeat(maxLength)],
  ['a table of the most cells', `<table>${'<td></td>'.repeat(maxElements - 1)}</table>`],
  ['lists of the greatest depth', `${'<ul>'.repeat(maxDepth)}가${'</ul>'.repeat(maxDepth)}`],
  ['paragraphs that nobody closed', '<p>가'.repeat(maxElements)],
  ['rows and cells that nobody closed', `<table>${'<tr><td>가<td>나'.repeat(300)}`],
  ['the most links', `${'<a href="https://a.kr/">가</a>'.repeat(maxLinks)}<article>`],
  ['breaks and lines', '<br><hr>'.repeat(1_000)],
])('%s is taken', (_what, html) => {
  expect(richTextProblem(html)).toBeUndefined();
});

it.each([
  ['one character more', '가'.repeat(maxLength + 1), richText.tooLong],
  ['one tag more', '<td></td>'.repeat(maxElements) + '<td>', richText.tooManyTags],
  ['angles that open nothing', '<'.repeat(2 * maxElements + 1), richText.tooManyTags],
  ['one link more', '<a href="https://a.kr/">가</a>'.repeat(maxLinks + 1), richText.tooManyLinks],
  ['one level more', '<blockquote>'.repeat(maxDepth + 1), richText.tooDeep],
  ['levels that other tags seem to close', '<ul></b>'.repeat(maxDepth + 1), richText.tooDeep],
  ['lists in lists that nobody closed', '<ul><li>'.repeat(maxDepth), richText.tooDeep],
])('%s is refused with a sentence', (_what, html, sentence) => {
  expect(richTextProblem(html)).toBe(sentence);
});

it.each([
  ['lists within lists', '<ul><li>'],
  ['quotes within quotes', '<blockquote>'],
  ['angles', '<'],
  ['links', '<a href="https://a.kr/">가</a>'],
  ['cells', '<td>'],
  ['ampersands', '&amp;'],
])('%s of the greatest length are judged and cleaned in a moment', (_what, piece) => {
  const html = piece.repeat(maxLength / piece.length);
  const took = processorTime(() => {
    if (richTextProblem(html) === undefined) sanitised(html);
  });
  expect(took).toBeLessThan(1_000);
});
