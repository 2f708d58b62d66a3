import type { Chart } from 'highcharts';
import { describe, expect, it, vi } from 'vitest';
import { drawColumns, pictureColumns, pictureSize, pictureTexts, restWords } from './pictureOptions.ts';

const bars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}위`, y: 100 - index }));
const namesOf = (count: number) =>
  pictureColumns(bars(count)).map((column) => column.map(({ name }) => name));

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
  it('are thirty at most, and it is said how many others there are', () => {
    expect(namesOf(65).map((column) => column.at(-1))).toEqual(['15위', '30위']);
    expect(restWords(65, 65, '개')).toBe('전체 65개 중 상위 30개');
  });
  it('have numbers as large as their names, however large the letters on the screen are', () => {
    const names = {
      options: { labels: { style: { fontSize: '21px' } } },
      update: vi.fn<(options: object, isRedrawn: boolean) => void>(),
    };
    const series = { update: vi.fn<(options: object, isRedrawn: boolean) => void>(), setData: () => {} };
    const chart = { xAxis: [names], yAxis: [{}], series: [series], redraw: () => {} };
    drawColumns(chart as unknown as Chart, pictureColumns(bars(10)), 100);
    const style = expect.objectContaining({ fontSize: '13px' });
    expect(names.update).toHaveBeenCalledWith(
      expect.objectContaining({ labels: expect.objectContaining({ style }) }),
      false,
    );
    expect(series.update).toHaveBeenCalledWith({ dataLabels: { style } }, false);
  });
  it('of a page count all others of the ranking', () => {
    expect(restWords(10, 1210, '곳')).toBe('전체 1,210곳 중 상위 10곳');
    expect(restWords(10, 25, '개국', 11)).toBe('전체 25개국 중 11–20위');
    expect(restWords(10, 10, '개국')).toBe('');
  });
});
