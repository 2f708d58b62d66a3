import { describe, expect, it } from 'vitest';
import { type Shown } from '#contract/dailyBriefing.ts';
import { entriesToStore } from './dailyBriefingHandlers.ts';

const facts = (ttl: string): Shown => ({
  ttl,
  lclanTtl: null,
  lanCd: 'en',
  mediaNm: '매체',
  ntnNm: '미국',
  rprtDt: null,
  smryCn: '요약',
  url: 'https://press.example/1',
  articleCnt: null,
});
const article = (itemId: number, more = {}) => ({ itemKnd: 'article', itemId, ...more });
const none = { stored: [], shown: new Map<string, Shown>(), isPublished: false };

describe('what an edition stores of its entries', () => {
  it('is what the records show; order and comments are the author’s', () => {
    const shown = new Map([
      ['article:1', facts('하나')],
      ['article:2', facts('둘')],
    ]);
    const sent = [
      article(2, { cmntCn: '먼저', ttl: '지어낸 제목', url: 'https://evil.example' }),
      article(1),
    ];
    expect(entriesToStore(sent, { ...none, shown })).toEqual({
      unreadable: [],
      entries: [
        { itemKnd: 'article', itemId: 2, cmntCn: '먼저', ...facts('둘') },
        { itemKnd: 'article', itemId: 1, cmntCn: null, ...facts('하나') },
      ],
    });
  });

  it('names the places of new ones that cannot be read', () => {
    const shown = new Map([['article:1', facts('하나')]]);
    const { unreadable } = entriesToStore([article(1), article(9), { itemKnd: 'cluster', itemId: 1 }], {
      ...none,
      shown,
    });
    expect(unreadable).toEqual([1, 2]);
  });

  it('a draft follows its records; deleted ones stay as they were', () => {
    const stored = [article(1, facts('옛 제목')), article(2, facts('지워진 글'))];
    const shown = new Map([['article:1', facts('고친 제목')]]);
    const { entries, unreadable } = entriesToStore(stored, { stored, shown, isPublished: false });
    expect(unreadable).toEqual([]);
    expect(entries.map(({ ttl }) => ttl)).toEqual(['고친 제목', '지워진 글']);
  });

  it('a published edition stays as it was read, except for additions', () => {
    const stored = [article(1, facts('그날의 제목'))];
    const shown = new Map([
      ['article:1', facts('고친 제목')],
      ['article:2', facts('더한 글')],
    ]);
    const { entries } = entriesToStore([article(2), article(1)], { stored, shown, isPublished: true });
    expect(entries.map(({ ttl }) => ttl)).toEqual(['더한 글', '그날의 제목']);
  });

  it('a heading has its own words and nothing else', () => {
    const { entries } = entriesToStore([{ itemKnd: 'heading', ttl: '아시아', url: 'javascript:1' }], none);
    expect(entries[0]).toMatchObject({ itemKnd: 'heading', itemId: null, ttl: '아시아', url: null });
  });
});
