import { describe, expect, it } from 'vitest';
import type { Edition } from '#contract/edition.ts';
import { briefingFacts, briefingMail } from './briefingMail.ts';

const edition: Edition = {
  ttl: '일일 브리핑 2026년 11월 22일',
  brfgNo: 3,
  brfgYmd: '2026-11-22',
  cn: '<p>안녕하십니까.</p>',
  items: [
    { itemKnd: 'heading', ttl: '유럽 & <미국>' },
    {
      itemKnd: 'article',
      itemId: 7,
      ttl: '<script>alert(1)</script> 전시',
      lclanTtl: 'Exposition "Corée"',
      mediaNm: '라디오',
      ntnNm: '프랑스',
      rprtDt: '2026-11-21T01:00:00Z',
      smryCn: '첫 줄\n둘째 줄',
      cmntCn: '확인 <b>완료</b>',
      url: 'https://press.example/7?a=1&b=2',
    },
    { itemKnd: 'sns', itemId: 8, ttl: '지난 글', url: 'javascript:alert(1)' },
    { itemKnd: 'heading', ttl: '빈 구역' },
  ],
};
describe('an edition as a mail', () => {
  const { subject, html, text } = briefingMail(edition);

  it('has the edition in its subject, and the kind of record only once', () => {
    expect(subject).toBe('2026년 11월 22일 제3호');
    expect(briefingMail({ ...edition, ttl: '특별호', brfgNo: null }).subject).toBe('특별호');
    expect(briefingFacts(edition)).toEqual([
      { label: '날짜', value: '2026년 11월 22일' },
      { label: '실린 항목', value: '2건' },
    ]);
  });

  it('leads into the product and to the original, and nowhere else', () => {
    expect(html).toContain('href="/article/Article/Detail/7"');
    expect(html).toContain('href="https://press.example/7?a=1&amp;b=2"');
    expect(html).not.toMatch(/href="(?!https:|\/article\/)/);
    expect(text).not.toContain('javascript:');
  });

  it('has no markup but its own, each element with its style', () => {
    expect(html).not.toMatch(/<script|<b>|<미국>/);
    expect(html).toContain('유럽 &amp; &lt;미국&gt;');
    const bare = html.replace(edition.cn ?? '', '').match(/<(?!\/|br>)[a-z0-9]+(?![^>]*style=)[^>]*>/g);
    expect(bare).toBeNull();
  });

  it('says the same as text, without headings over nothing', () => {
    expect(text).toBe(
      [
        '안녕하십니까.',
        '[ 유럽 & <미국> ]',
        '■ <script>alert(1)</script> 전시\nExposition "Corée"\n라디오 · 프랑스 · 2026-11-21\n첫 줄\n둘째 줄\n[코멘트] 확인 <b>완료</b>\nhttps://press.example/7?a=1&b=2',
        '■ 지난 글\n소셜 미디어',
      ].join('\n\n'),
    );
    expect(html).not.toContain('빈 구역');
  });
});
