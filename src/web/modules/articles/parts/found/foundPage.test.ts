import { describe, expect, it } from 'vitest';
import { foundPageIn, foundPageOf, type Listed, openedFrom, turnedTo } from './foundPage.ts';

const item = (articleId: number, more: Partial<Listed> = {}): Listed => ({
  articleId,
  kind: 'article',
  kornTtl: `글 ${articleId}`,
  lclanTtl: null,
  lanCd: 'fr',
  ...more,
});

describe('a page of hits', () => {
  it('knows of each where it lies and how it is called', () => {
    const data = [
      item(1),
      item(2, { kind: 'thinktank', kornTtl: null, lclanTtl: 'Séoul' }),
      item(3, { kind: 'sns', kornTtl: '' }),
    ];
    expect(foundPageOf('/search', { page: 1, size: 3 }, { data })).toEqual({
      address: '/search',
      query: { page: 1, size: 3 },
      hits: [
        { kind: 'article', articleId: 1, title: '글 1', language: 'ko' },
        { kind: 'thinkTank', articleId: 2, title: 'Séoul', language: 'fr' },
        { kind: 'sns', articleId: 3, title: '제목 없음', language: 'fr' },
      ],
      hasNext: true,
    });
  });

  it('has another behind it where it is full and the server goes as far', () => {
    const hasNext = (page: number, size: number, hits: number) =>
      foundPageOf('/search', { page, size }, { data: Array.from({ length: hits }, (_one, at) => item(at)) })
        .hasNext;
    expect([hasNext(1, 10, 9), hasNext(999, 10, 10), hasNext(1_000, 10, 10)]).toEqual([false, true, false]);
  });

  it.each([
    ['/search?searchText=a', 2, '/search?searchText=a&page=2'],
    ['/search?searchText=a&page=3&size=30', 2, '/search?searchText=a&page=2&size=30'],
    ['/search?searchText=a&size=30', 2, '/search?searchText=a&page=2&size=30'],
    ['/search?searchText=a&page=2', 1, '/search?searchText=a'],
    ['/search?page=2', 1, '/search'],
  ])('%s turned to page %i is %s', (address, page, expected) => {
    expect(turnedTo({ address, query: { page: 9, size: 30, searchText: 'a' } }, page)).toEqual({
      address: expected,
      query: { page, size: 30, searchText: 'a' },
    });
  });

  it('is found again in the state of what was opened from it', () => {
    const page = foundPageOf('/search', { page: 1, size: 10 }, { data: [item(1)] });
    expect([foundPageIn(openedFrom(page)), foundPageIn(null), foundPageIn({ returning: true })]).toEqual([
      page,
      undefined,
      undefined,
    ]);
  });
});
