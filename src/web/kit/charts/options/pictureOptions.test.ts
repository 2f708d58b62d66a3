import { describe, expect, it } from 'vitest';
import { pictureColumns, pictureSize, pictureTexts } from './pictureOptions.ts';

const bars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}위`, y: 100 - index }));
const namesOf = (count: number, total = count) =>
  pictureColumns(bars(count), total).map((column) => column.map(({ name }) => name));

it('a saved picture is 1920 × 1080 px', () =>
  expect([pictureSize.width * pictureSize.scale, pictureSize.height * pictureSize.scale]).toEqual([
    1920, 1080,
  ]));

it('a saved picture says what it shows, of when, and where it comes from', () => {
  const { subtitle, caption } = pictureTexts({
    title: '국가별 기사 수',
    subtitle: '2026-11-16 ~ 2026-11-22 · 검색어 <한류>',
    finding: '미국이 76건으로 가장 많습니다.',
    source: '자료: 외신 문화동향, 2026-11-22 작성',
  });
  expect(subtitle?.text).toBe(
    '미국이 76건으로 가장 많습니다.<br/>2026-11-16 ~ 2026-11-22 · 검색어 <\ufeff한류>',
  );
  expect(caption?.text).toBe('자료: 외신 문화동향, 2026-11-22 작성');
});

describe('the bars of a saved ranking', () => {
  it('stand in one column while they have room', () =>
    expect(namesOf(10).map((column) => column.length)).toEqual([10]));
  it('stand in two columns where they are more, the first ones in the first', () => {
    const [left, right] = namesOf(20);
    expect([left?.[0], left?.length, right?.[0], right?.length]).toEqual(['1위', 10, '11위', 10]);
  });
  it('are thirty at most, and the others are counted', () => {
    const columns = namesOf(65);
    expect(columns.map((column) => column.length)).toEqual([16, 15]);
    expect(columns[1]?.slice(-2)).toEqual(['30위', '외 35개']);
  });
  it('of a page count all others of the ranking', () =>
    expect(namesOf(10, 1210)[0]?.at(-1)).toBe('외 1,200개'));
});
