import { describe, expect, it } from 'vitest';
import {
  byNation,
  dayInWords,
  defaultTitle,
  type Entry,
  editionTitle,
  originalOf,
  ownHeadings,
  sectionsOf,
  sourceWords,
} from './edition.ts';

const article = (itemId: number, ntnNm: string | null = '일본'): Entry => ({
  itemKnd: 'article',
  itemId,
  ntnNm,
  ttl: `글 ${itemId}`,
});
const heading = (ttl: string): Entry => ({ itemKnd: 'heading', ttl });

describe('the words of an edition', () => {
  it('name the day and, once it is out, the number', () => {
    expect(dayInWords('2026-03-05')).toBe('2026년 3월 5일');
    expect(editionTitle({ ttl: defaultTitle('2026-11-22'), brfgNo: 3 })).toBe(
      '일일 브리핑 2026년 11월 22일 제3호',
    );
    expect(editionTitle({ ttl: '초안', brfgNo: null })).toBe('초안');
  });

  it('tell where an item comes from, as far as it is known', () => {
    const whole = { ...article(1), mediaNm: '아사히', rprtDt: '2026-11-20T16:00:00Z' };
    expect(sourceWords(whole)).toEqual(['아사히', '일본', '2026-11-21']);
    expect(sourceWords({ itemKnd: 'sns', itemId: 1 })).toEqual(['소셜 미디어']);
    expect(
      sourceWords({ itemKnd: 'cluster', itemId: 1, articleCnt: 1_200, rprtDt: '2026-11-21T00:00:00+09:00' }),
    ).toEqual(['하이라이트', '기사 1,200건', '2026-11-21 분석']);
  });

  it.each([
    ['https://press.example/1', 'https://press.example/1'],
    ['javascript:alert(1)', undefined],
    ['https://a.example/"onclick=', undefined],
    ['', undefined],
    [null, undefined],
  ])('lead from %s to %s', (url, address) => {
    expect(originalOf({ itemKnd: 'article', itemId: 1, url })).toBe(address);
  });
});

describe('the sections of an edition', () => {
  it('stand under their headings; one over nothing is left out', () => {
    const entries = [
      article(1),
      heading('아시아'),
      article(2),
      heading('빈 구역'),
      heading('유럽'),
      article(3),
    ];
    expect(
      sectionsOf(entries).map(({ heading: name, entries: own }) => [name, own.map(({ itemId }) => itemId)]),
    ).toEqual([
      [null, [1]],
      ['아시아', [2]],
      ['유럽', [3]],
    ]);
    expect(sectionsOf([])).toEqual([]);
  });

  it('can be made of countries, highlights first', () => {
    const cluster = { itemKnd: 'cluster', itemId: 9, ntnNm: '일본, 미국' };
    const made = byNation([
      article(1, '미국'),
      heading('옛 제목'),
      article(2),
      article(3, '미국'),
      article(4, null),
      cluster,
    ]);
    expect(made.map(({ ttl, itemId }) => itemId ?? ttl)).toEqual([
      '하이라이트',
      9,
      '미국',
      1,
      3,
      '일본',
      2,
      '국가 미상',
      4,
    ]);
    expect(byNation(made)).toEqual(made);
    expect(ownHeadings(made)).toEqual([]);
    expect(ownHeadings([heading('오늘의 주요 보도'), heading(' '), heading('일본'), article(1)])).toEqual([
      '오늘의 주요 보도',
    ]);
    expect(byNation([])).toEqual([]);
  });
});
