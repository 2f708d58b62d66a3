import { expect, it } from 'vitest';
import { type Cell, renderSideBySide } from './sideBySide.ts';

const perSecond = (row: string, label: string, ...samples: number[]): Cell => ({
  row,
  label,
  unit: '요청/s',
  samples,
});

it('the product stands beside each of the others by its median, with the ratio to each', () => {
  const text = renderSideBySide(
    [
      perSecond('목록', '제품', 60, 50),
      perSecond('목록', '바탕', 500, 600),
      perSecond('목록', 'Directus', 20, 25),
      perSecond('등록', '제품', 30),
      perSecond('등록', '바탕', 40),
    ],
    ['제품', '바탕', 'Directus'],
  );
  expect(text.split('\n')).toEqual([
    '측정  단위    제품  바탕  Directus  제품 ÷ 바탕  제품 ÷ Directus',
    '목록  요청/s    50   500        20        0.1배            2.5배',
    '등록  요청/s    30    40         –       0.75배                –',
  ]);
});
