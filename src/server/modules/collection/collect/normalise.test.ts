import { describe, expect, it } from 'vitest';
import { dedupeKey, type NewsItem, type RawNews } from './newsItem.ts';
import { maxLengths, normalise, refusals } from './normalise.ts';

const now = new Date('2026-03-01T00:00:00Z');
const raw: RawNews = {
  lclanTtl: ' Korea&apos;s <b>Hangul</b> ',
  articleCn: '<p>One</p><p>Two</p>',
  url: 'https://www.News.example/a?utm_source=x&id=1#c',
  lang: 'eng-GB',
  mediaName: 'News',
  ntnId: 'gb',
  frmTrsfNscvrgDt: '2026-02-28T10:00:00+09:00',
  jrnlLclanNm: 'A. Writer',
};
const item = (change: RawNews = {}): NewsItem => {
  const result = normalise({ ...raw, ...change }, 'test.xml', now);
  if (!result.item) throw new Error(result.refused);
  return result.item;
};
const refusal = (change: RawNews): string | undefined =>
  normalise({ ...raw, ...change }, 'test.xml', now).refused;

describe('normalise', () => {
  it('makes plain text, one address, one language tag and one moment', () => {
    expect(item()).toEqual({
      kind: 'article',
      kornTtl: null,
      lclanTtl: "Korea's Hangul",
      articleCn: 'One\nTwo',
      articleTransCn: null,
      url: 'https://www.news.example/a?utm_source=x&id=1#c',
      canonicalUrl: 'news.example/a?id=1',
      contentHash: expect.stringMatching(/^[\w-]{43}$/),
      lang: 'en',
      mediaName: 'News',
      mediaDomain: 'news.example',
      ntnId: 'GB',
      frmTrsfNscvrgDt: new Date('2026-02-28T01:00:00Z'),
      reportedText: null,
      guid: null,
      jrnlLclanNm: 'A. Writer',
      sourceName: 'test.xml',
    });
  });

  it('gives a Korean article its own title as the Korean one', () => {
    expect(item({ lang: 'kor', lclanTtl: '한글날' }).kornTtl).toBe('한글날');
    expect(item({ lang: 'eng', kornTtl: '한글날' }).kornTtl).toBe('한글날');
  });

  it('stores an item without body, date, reporter or country', () => {
    const bare = item({ articleCn: '', frmTrsfNscvrgDt: 'soon', jrnlLclanNm: ' ', ntnId: 'ZZ' });
    expect(bare).toMatchObject({
      articleCn: '',
      frmTrsfNscvrgDt: null,
      reportedText: 'soon',
      jrnlLclanNm: null,
      ntnId: null,
    });
  });

  it('finds an unnamed outlet and its country by the domain', () => {
    expect(item({ mediaName: null, ntnId: null, url: 'https://www.daily.co.kr/1' })).toMatchObject({
      mediaName: 'daily.co.kr',
      mediaDomain: 'daily.co.kr',
      ntnId: 'KR',
    });
  });

  it('tells items without an address apart by their content', () => {
    const one = item({ url: null, mediaDomain: null });
    expect(dedupeKey(one)).toBe(`sha256:${one.contentHash}`);
    expect(dedupeKey(item({ url: null, lclanTtl: 'Other' }))).not.toBe(dedupeKey(one));
    expect(dedupeKey(item({ url: null, lclanTtl: 'Korea’s Hangul' }))).not.toBe(dedupeKey(one));
    expect(dedupeKey(item({ url: null, lang: 'fr', frmTrsfNscvrgDt: null }))).toBe(dedupeKey(one));
  });

  it('says why an item is refused', () => {
    expect(refusal({ lclanTtl: ' <p></p> ' })).toBe(refusals.noTitle);
    expect(refusal({ lclanTtl: 'x'.repeat(maxLengths.title + 1) })).toBe(refusals.titleTooLong);
    expect(refusal({ articleCn: 'x'.repeat(maxLengths.body + 1) })).toBe(refusals.bodyTooLong);
    expect(refusal({ url: '/relative' })).toBe(refusals.badUrl);
    expect(refusal({ url: 'javascript:alert(1)' })).toBe(refusals.badUrl);
    expect(refusal({ url: null, mediaName: null })).toBe(refusals.noMedia);
    expect(refusal({ frmTrsfNscvrgDt: '2026-03-01T01:00:01Z' })).toBe(refusals.future);
    expect(refusal({ frmTrsfNscvrgDt: '2026-03-01T01:00:00Z' })).toBeUndefined();
  });

  it('cuts a name that is too long instead of losing the article', () => {
    expect(item({ jrnlLclanNm: '가'.repeat(300) }).jrnlLclanNm).toHaveLength(maxLengths.name);
  });

  it('reads a relative address against its base', () => {
    expect(item({ url: '/news/1', urlBase: 'https://www.bbc.com' }).canonicalUrl).toBe('bbc.com/news/1');
  });
});
