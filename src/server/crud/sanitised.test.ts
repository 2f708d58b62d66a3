import { expect, it } from 'vitest';
import { sanitised } from './sanitised.ts';

it('keeps headings, paragraphs, lists, tables and emphasis', () => {
  const html =
    '<h2>제1조</h2><p>가 <strong>나</strong><br />다</p><ul><li>라</li></ul><table><tbody><tr><td colspan="2">마</td></tr></tbody></table>';
  expect(sanitised(html)).toBe(html);
});

it.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>글', '글'],
  ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
  ['<iframe src="https://x"></iframe><p>a</p>', '<p>a</p>'],
  ['<svg><p>a</p></svg>', '<p>a</p>'],
  ['<h1>큰 제목</h1>', '<h2>큰 제목</h2>'],
  ['<form action="/x"><input name="a"><p>a</p></form>', '<p>a</p>'],
])('%s becomes %s', (given, kept) => {
  expect(sanitised(given)).toBe(kept);
});

it('opens links elsewhere without telling where from', () => {
  expect(sanitised('<a href="https://a.kr">a</a>')).toContain(
    'rel="noopener noreferrer nofollow" target="_blank"',
  );
});

it.each(['', '<p></p>', '<p>&nbsp;<br></p>', '<script>x</script>'])('%s is nothing', (given) => {
  expect(sanitised(given)).toBe('');
});

it('cleaned once more stays as it is', () => {
  const once = sanitised('<div>가<p>나</div><a href=http://a.kr?x=1&y=2>다</a>');
  expect(sanitised(once)).toBe(once);
});
