import { expect, it } from 'vitest';
import { isSafeLink, richText } from '#contract/richText.ts';
import { hostileTexts } from '../../../../tests/helpers/badInput.ts';
import { processorTime } from '../../../../tests/helpers/processorTime.ts';
import { richTextProblem, sanitised } from './sentRecord.ts';

it('sanitised text keeps headings, paragraphs, lists, tables and emphasis', () => {
  const html =
    '<h2>제1조</h2><p>가 <strong>나</strong><br />다</p><ul><li>라</li></ul><table><tbody><tr><td colspan="2">마</td></tr></tbody></table>';
  expect(sanitised(html)).toBe(html);
});

it.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>글', '글'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="tel:021234567">a</a>', 'a'],
  ['<a href="/admin">a</a><a href="//a.kr">b</a>', 'ab'],
  ['<b>가</b><i>나</i><del>다</del>', '<strong>가</strong><em>나</em><s>다</s>'],
  ['<td colspan="1" rowspan="3" style="x">가</td>', '<td rowspan="3">가</td>'],
  ['<td colspan="9999">가</td>', '<td>가</td>'],
  ['<ol start="3" type="a"><li>가</li></ol>', '<ol start="3"><li>가</li></ol>'],
  ['<img src="https://a.kr/who.png">글', '글'],
  ['<iframe src="https://x"></iframe><p>a</p>', '<p>a</p>'],
  ['<svg><p>a</p></svg>', '<p>a</p>'],
  ['<h1>큰 제목</h1>', '<h2>큰 제목</h2>'],
  ['<form action="/x"><input name="a"><p>a</p></form>', '<p>a</p>'],
])('sanitised text turns %s into %s', (given, kept) => {
  expect(sanitised(given)).toBe(kept);
});

it('sanitised links open elsewhere without a referrer', () => {
  expect(sanitised('<a href="https://a.kr">a</a>')).toContain(
    'target="_blank" rel="noopener noreferrer nofollow"',
  );
});

it.each(['', '<p></p>', '<p>&nbsp;<br></p>', '<script>x</script>'])(
  'sanitised text of %s is empty',
  (given) => {
    expect(sanitised(given)).toBe('');
  },
);

it('sanitised text is unchanged if sanitised again', () => {
  const once = sanitised('<div>가<p>나</div><a href=http://a.kr?x=1&y=2>다</a>');
  expect(sanitised(once)).toBe(once);
});

/** Whether the tag is allowed: a known tag name, with quoted attributes that are allowed for it and nothing else. */
const isOurs = (tag: string): boolean => {
  const [, name = '', attributes = ''] = /^<\/?([a-z\d]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>$/.exec(tag) ?? [];
  return (
    richText.tags.includes(name) &&
    [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].every(
      ([, attribute = '', value = '']) =>
        richText.attributes[name]?.includes(attribute) && (attribute !== 'href' || isSafeLink(value)),
    )
  );
};

it('sanitised texts of the collections run, load and cover nothing, and are stable', () => {
  const strange = hostileTexts().flatMap((text) => {
    const clean = sanitised(text, { pictures: true });
    const tags = clean.match(/<[^>]*>?/g) ?? [];
    return tags.every(isOurs) && sanitised(clean, { pictures: true }) === clean ? [] : [[text, clean]];
  });
  expect(strange).toEqual([]);
});

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
