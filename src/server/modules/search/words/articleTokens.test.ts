import { describe, expect, it } from 'vitest';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import { articleTokens, noFindings } from './articleTokens.ts';

const article = {
  ...noFindings,
  kornTtl: '한글 전시',
  lclanTtl: 'Hangul show',
  articleCn: 'Visitors came',
  articleTransCn: '관람객이 왔다',
  jrnlLclanNm: 'Kim',
};
const has = (column: number[] | null, term: string): boolean =>
  queryTokens(term).tokens.every((token) => column?.includes(token));

describe('the token columns of an article', () => {
  it('hold everything, the titles and the reporter apart', () => {
    const columns = articleTokens(article);
    for (const term of ['한글', 'show', 'visitors', '관람객', 'kim'])
      expect(has(columns.tk, term), term).toBe(true);
    expect(has(columns.tb, '한글')).toBe(true);
    expect(has(columns.tb, '관람객')).toBe(false);
    expect(has(columns.tr, 'kim')).toBe(true);
  });

  it('hold keywords, features and summary in the column of all texts only', () => {
    const columns = articleTokens({
      ...article,
      featExtrSmry: '세종을 기렸다',
      featExtrKwdList: ['케이팝'],
      featExtr: { inst: ['세종학당'] },
    });
    for (const term of ['세종', '케이팝', '학당']) {
      expect(has(columns.tk, term), term).toBe(true);
      expect(has(columns.tb, term), term).toBe(false);
    }
  });

  it('are absent without a text, and never join two texts', () => {
    expect(articleTokens({ ...article, jrnlLclanNm: null })).toMatchObject({ tr: null });
    expect(has(articleTokens({ ...article, kornTtl: '대한', lclanTtl: '민국' }).tk, '한민')).toBe(false);
  });
});
