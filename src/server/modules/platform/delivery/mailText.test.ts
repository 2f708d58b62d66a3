import { describe, expect, it } from 'vitest';
import { mailText } from './mailText.ts';

describe('the text of a mail', () => {
  it('keeps the cells of a row on one line', () => {
    const html =
      '<p>표</p><table><tbody><tr><th><p>나라</p></th><th><p>건수</p></th></tr><tr><td><p>프랑스</p><p>독일</p></td><td><p>1 &lt; 2</p></td></tr><tr><td><p></p></td><td><p>3</p></td></tr></tbody></table><p>끝</p>';
    expect(mailText(html)).toBe('표\n나라 | 건수\n프랑스 독일 | 1 < 2\n | 3\n끝');
  });

  it('marks and numbers the items of lists, those within others further in', () => {
    const html =
      '<ul><li><p>가</p><ol start="3"><li><p>나</p><p>다</p></li><li>라</li></ol></li></ul><ol><li>마</li></ol>';
    expect(mailText(html)).toBe('- 가\n  3. 나\n     다\n  4. 라\n1. 마');
  });

  it('writes the address behind a link, once', () => {
    const html =
      '<p>앞 <a href="https://a.kr/?a=1&amp;b=2"><strong>글</strong></a>, <a href="https://a.kr">https://a.kr</a> <a href="mailto:a@b.kr">a@b.kr</a></p>';
    expect(mailText(html)).toBe('앞 글 (https://a.kr/?a=1&b=2), https://a.kr a@b.kr');
  });

  it('tells quotations, breaks and rules', () => {
    expect(mailText('<blockquote><p>가<br>나</p></blockquote><hr><h2>다</h2>라')).toBe(
      `> 가\n> 나\n${'-'.repeat(20)}\n다\n라`,
    );
  });

  it('reads a text that is nested without an end', () => {
    const text = mailText(`${'<blockquote>'.repeat(20_000)}가<p>나</p>${'</blockquote>'.repeat(20_000)}다`);
    expect(text.split('\n').map((line) => line.replace(/^[> ]*/, ''))).toEqual(['가', '나', '다']);
  });
});
