import { describe, expect, it } from 'vitest';
import { shareText } from '#contract/shares.ts';
import { chartColors } from '../chartColors.ts';
import { type DayMark, type Mark, markText } from '../mark.ts';
import { baseOptions } from './baseOptions.ts';
import { dailyOptions } from './dailyOptions.ts';
import { rankingHeight, rankingOptions } from './rankingOptions.ts';
import { gathered, treemapOptions } from './treemapOptions.ts';
import { variablePieOptions } from './variablePieOptions.ts';
import { withoutVariables } from './withoutVariables.ts';
import { wordCloudOptions } from './wordCloudOptions.ts';
import { worldMapOptions } from './worldMapOptions.ts';

const mark = (key: string, count: number, share = count / 100): Mark => ({
  key,
  label: `이름 ${key}`,
  count,
  share,
  to: `/article/Article?ntnId=${key}`,
});
const marks = [mark('US', 40), mark('JP', 10)];
type Data = { id?: string; name?: string; custom?: { words?: string; to?: string } } & Record<
  string,
  unknown
>;
const dataOf = (options: { series?: unknown }, at = 0): Data[] =>
  (options.series as { data: Data[] }[])[at]?.data ?? [];

describe('shares', () => {
  it('are drawn of a map and of tiles as percent, and said so', () => {
    const shapes = { type: 'FeatureCollection', features: [] } as never;
    const map = worldMapOptions(marks, shapes, 'share');
    expect(map.colorAxis).toMatchObject({ max: 40, labels: { format: '{value}%' } });
    expect((map.series as { name: string }[])[0]?.name).toBe('점유율');
    expect(worldMapOptions(marks, shapes, 'count').colorAxis).toMatchObject({
      labels: { format: '{value}건' },
    });
    const tiles = treemapOptions(marks, 'share');
    expect(dataOf(tiles)[0]).toMatchObject({ value: 40 });
    expect(JSON.stringify(tiles)).toContain('%');
  });
});

describe('every chart', () => {
  const words = {
    title: '국가별 기사 수',
    subtitle: '2026-11-16 ~ 2026-11-22',
    finding: '미국이 40건으로 가장 많습니다.',
    source: '자료: 외신 문화동향, 2026-11-22 작성',
  };
  const options = baseOptions(words, false);

  it('has no credits and is saved as PNG, here, never by a server', () => {
    expect(options.credits).toEqual({ enabled: false });
    expect(options.exporting).toMatchObject({
      enabled: true,
      fallbackToExportServer: false,
      filename: '국가별_기사_수_2026-11-16_~_2026-11-22',
      buttons: { contextButton: { align: 'right', x: -10, menuItems: ['downloadPNG'] } },
    });
  });

  it('speaks Korean and says 건', () => {
    expect(options.accessibility).toMatchObject({
      enabled: true,
      announceNewData: { enabled: true },
      point: { valueSuffix: '건' },
    });
    expect(options.accessibility?.description).toContain('차트 데이터를 시각화한 그래프');
    expect(options.accessibility).toMatchObject({ point: { describeNull: false } });
    // the sentence above the chart is read once
    expect(options.accessibility?.description).not.toContain(words.finding);
  });

  it('keeps the first glyph of Korean labels', () => {
    expect(options.plotOptions?.series?.dataLabels).toMatchObject({ style: { textOutline: 'none' } });
  });

  it('shows the signs of a caption as they are', () => {
    const { exporting } = baseOptions({ ...words, subtitle: '검색어 <b>&' }, false);
    expect(exporting?.chartOptions?.subtitle?.text).toContain('검색어 <\ufeffb>&\ufeff');
  });
  it('stands still where people want it', () => {
    const still = baseOptions(words, true);
    expect([still.chart?.animation, still.plotOptions?.series?.animation]).toEqual([false, false]);
  });
});

describe.each([
  ['a pie', variablePieOptions(marks), 'y'],
  ['a word cloud', wordCloudOptions(marks), 'weight'],
  ['a treemap', treemapOptions(marks, 'count'), 'value'],
  ['a ranking', rankingOptions(marks, 'count'), 'y'],
])('%s', (_name, options, field) => {
  it('has each count, its words and its list', () => {
    expect(dataOf(options).map((one) => [one.id, one[field], one.custom])).toEqual([
      ['US', 40, { words: '40건 · 40.0%', share: '40.0%', to: '/article/Article?ntnId=US' }],
      ['JP', 10, { words: '10건 · 10.0%', share: '10.0%', to: '/article/Article?ntnId=JP' }],
    ]);
  });
});

it('a word cloud has the fifty most frequent words at most', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => mark(String(index), 60 - index));
  expect(dataOf(wordCloudOptions(sixty)).map(({ id }) => id)).toEqual(
    sixty.slice(0, 50).map(({ key }) => key),
  );
});

it('a treemap has the smallest ones as one tile, with the sum of their figures', () => {
  const all = [mark('US', 40), mark('JP', 10), mark('FR', 3), mark('DE', 2)];
  expect(gathered(all, 1)).toEqual(all);
  expect(gathered(all, 3)).toEqual([
    all[0],
    { key: 'rest', label: '그 밖 3곳', count: 15, share: expect.closeTo(0.15), to: '' },
  ]);
});

describe('what counts posts', () => {
  it.each([
    ['a ranking', rankingOptions(marks, 'count', undefined, '게시글')],
    ['a treemap', treemapOptions(marks, 'count', '게시글')],
    ['lines', dailyOptions([], ['2026-11-21'], [], 'count', '게시글')],
  ])('%s says so on its axis and in its series', (_name, options) => {
    const text = JSON.stringify([options.yAxis, options.series]);
    expect(text).not.toContain('기사');
    if (options.yAxis) expect(options.yAxis).toMatchObject({ accessibility: { description: '게시글 수' } });
    else expect(text).toContain('게시글 수');
  });
});

describe('a ranking', () => {
  it('shows shares in percent, at the bar as in its tooltip', () => {
    const { series } = rankingOptions([mark('US', 1, 0.1235)], 'share') as unknown as {
      series: [{ dataLabels: { format: string }; data: Data[] }];
    };
    expect(series[0].dataLabels.format).toBe('{point.custom.share}');
    expect(series[0].data[0]).toMatchObject({ y: 12.35, custom: { words: '1건 · 12.4%', share: '12.4%' } });
  });
  it('has room for a hundred bars', () => expect(rankingHeight(100)).toBe(3048));
});

describe('lines by days', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
  const series = [
    { key: 'KR', label: '대한민국' },
    { key: 'US', label: '미국' },
  ];
  const found: DayMark[] = [{ ...mark('US', 3, 0.5), date: '2026-11-21' }];

  it('are those of the series, in their order, with a zero where nothing was', () => {
    const options = dailyOptions(found, days, series, 'count');
    expect(options.series?.map(({ name }) => name)).toEqual(['대한민국', '미국']);
    expect(dataOf(options, 0).map(({ y }) => y)).toEqual([0, 0, 0]);
    expect(dataOf(options, 1).map(({ y }) => y)).toEqual([0, 3, 0]);
    expect(dataOf(options, 1)[1]).toMatchObject({ name: '2026-11-21', custom: { words: '3건 · 50.0%' } });
  });
  it('are shares when these are asked for', () => {
    expect(dataOf(dailyOptions(found, days, series, 'share'), 1)[1]?.['y']).toBe(50);
  });
  it('name the year where there are two of them', () => {
    const labels = (days: string[]) => dailyOptions([], days, [], 'count').xAxis;
    expect(labels(['2026-11-21', '2026-11-22'])).toMatchObject({ categories: ['11.21', '11.22'] });
    expect(labels(['2025-12-31', '2026-01-01'])).toMatchObject({ categories: ['25.12.31', '26.01.01'] });
  });
  it('of a year have about a dozen labels', () => {
    const year = Array.from({ length: 365 }, (_, index) => String(index));
    expect(dailyOptions([], year, [], 'count').xAxis).toMatchObject({ tickInterval: 31 });
  });
});

describe('words of a mark', () => {
  it('are its count and its share', () => expect(markText(mark('US', 1234, 0.1234))).toBe('1,234건 · 12.3%'));
  it.each([
    [0, '0.0%'],
    [0.0001, '0.1% 미만'],
    // halves of a tenth are not lost to binary fractions
    [0.1235, '12.4%'],
    [1, '100.0%'],
  ])('call a share of %d %s', (share, text) => expect(shareText(share)).toBe(text));
});

describe('Highcharts’ own colours', () => {
  it('are ours, wherever they stand', () => {
    const run = () => {};
    expect(
      withoutVariables({
        a: [{ color: 'var(--highcharts-neutral-color-100)' }],
        border: '1px solid var(--highcharts-background-color)',
        run,
        other: 'var(--own)',
      }),
    ).toEqual({
      a: [{ color: chartColors.text }],
      border: `1px solid ${chartColors.ground}`,
      run,
      other: 'var(--own)',
    });
  });
});
