import { describe, expect, it } from 'vitest';
import { mailBody } from './composed.ts';

const body = (html: string) => mailBody(html, 'https://press.example/app');

describe('the content of a mail', () => {
  it('gives tables, lists and quotations a look of their own', () => {
    const html = body(
      '<table><tbody><tr><th colspan="2">가</th></tr><tr><td>나</td><td>다</td></tr></tbody></table><ul><li>라</li></ul><blockquote>마</blockquote>',
    );
    expect(html).toMatch(/<table style="[^"]*border-collapse:collapse/);
    expect(html).toMatch(/<th colspan="2" style="[^"]*border:1px solid/);
    expect(html.match(/<td style="[^"]*border:1px solid[^"]*">/g)).toHaveLength(2);
    expect(html).toMatch(/<ul style=.*<li style=.*<blockquote style=/);
  });

  it('leaves a look that is there, and the words as they are written', () => {
    expect(body('<h3 style="margin:0;">가 &lt;나&gt; &amp; ‘다’ 日本</h3>')).toBe(
      '<h3 style="margin:0;">가 &lt;나&gt; &amp; ‘다’ 日本</h3>',
    );
  });

  it('leads into the product by whole addresses, and elsewhere as written', () => {
    expect(body('<a href="/article/Article">가</a>')).toContain(
      'href="https://press.example/app/article/Article"',
    );
    expect(body('<a href="https://a.kr/?a=1&amp;b=2">가</a>')).toContain('href="https://a.kr/?a=1&amp;b=2"');
  });

  it('tells a picture in words and goes on behind it', () => {
    expect(body('<p>가<img src="/api/picture?fileId=1" alt="그&lt;림">나<img src="/b">다</p>')).toContain(
      '>가[그림: 그&lt;림]나[그림]다</p>',
    );
  });
});
