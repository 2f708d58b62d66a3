import { describe, expect, it } from 'vitest';
import { composed, mailBody } from './composed.ts';
import type { Mailable } from './mailable.ts';

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

const words = {
  publicUrl: 'https://press.example/app',
  brandName: '외신 문화동향',
  ministryName: '문화체육관광부',
};
const record: Mailable = {
  subject: '주간 <동향>',
  place: '공지사항',
  isUrgent: true,
  facts: [{ label: '작성자', value: '김&이' }],
  html: '<p>글 <a href="/article/Article">목록</a></p><p><img src="/api/picture?fileId=1" alt="막대 &quot;그림&quot;" width="3"><img src="/api/picture?fileId=2"></p>',
  link: '/communication/Notice/Detail/1',
  files: [{ name: '가<나>.pdf', bytes: 2048, link: '/communication/Notice/Detail/1#file-1' }],
  recipients: [],
  authorId: 'u-1',
  target: { entity: 'post', key: 1 },
  menuUrl: '/communication/Notice',
};
const { subject, html, text } = composed(record, words);

describe('a mail', () => {
  it('says in its subject how urgent it is and where it comes from', () => {
    expect(subject).toBe('[긴급] [공지사항] 주간 <동향>');
  });

  it('has a subject of one line that is read as it is written', () => {
    const odd = composed({ ...record, subject: '주간\r\nBcc: a@evil.example\u202e동향' }, words);
    expect(odd.subject).toBe('[긴급] [공지사항] 주간 Bcc: a@evil.example 동향');
  });

  it('leads to the product by whole addresses', () => {
    expect(html).toContain('href="https://press.example/app/article/Article"');
    expect(html).toContain('href="https://press.example/app/communication/Notice/Detail/1"');
    expect(text).toContain('https://press.example/app/communication/Notice/Detail/1#file-1');
    expect(html).not.toMatch(/href="\//);
  });

  it('leads to the page where report mails are turned off, by its name', () => {
    expect(html).toMatch(
      /<a href="https:\/\/press\.example\/app\/myPage\/Notification"[^>]*>마이페이지<\/a>에서 설정을/,
    );
    expect(text).toContain('마이페이지(https://press.example/app/myPage/Notification)에서 설정을');
  });

  it('shows names as they are written', () => {
    expect(html).toContain('가&lt;나&gt;.pdf');
    expect(html).toContain('주간 &lt;동향&gt;');
    expect(html).toContain('김&amp;이');
    expect(text).toContain('가<나>.pdf (2KB)');
  });

  it('tells pictures in words: who reads it has no session to fetch them with', () => {
    expect(html).not.toContain('<img');
    expect(html).toContain('[그림: 막대 &quot;그림&quot;][그림]');
    expect(text).toContain('[그림: 막대 "그림"][그림]');
  });
});
