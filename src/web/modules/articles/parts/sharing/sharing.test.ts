// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { passedOn } from './sharing.ts';

const item = {
  articleId: 7,
  kornTtl: '한복 전시',
  lclanTtl: 'Hanbok',
  lanCd: 'en',
  mediaNm: '르 몽드',
  mediaLclanNm: null,
  ntnNm: '프랑스',
  frmTrsfNscvrgDt: '2026-11-25T03:00:00.000Z',
  url: 'https://example.org/a',
};

it('is a block of title, source and addresses', () =>
  expect(passedOn('article', item).split('\n')).toEqual([
    '한복 전시',
    'Hanbok',
    '르 몽드 · 프랑스 · 2026-11-25',
    `${location.origin}/article/Article/Detail/7`,
    'https://example.org/a',
  ]));

it('has a line for each of them, whatever stands in a title', () => {
  const lines = passedOn('article', {
    ...item,
    kornTtl: '한복\nhttps://evil.example\u202e',
    lclanTtl: null,
  });
  expect(lines.split('\n')).toHaveLength(4);
  expect(lines).not.toContain('\u202e');
});
