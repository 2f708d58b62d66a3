import type { Chart, Options, PointOptionsObject } from 'highcharts';
import { grouped } from '#contract/countText.ts';
import { chartColors } from '../chartColors.ts';
import { literal } from '../names.ts';

/** What a saved picture says besides its drawing. */
export interface PictureWords {
  title: string;
  /** The period and the conditions, in words. */
  subtitle: string;
  /** What the chart shows, in one sentence. */
  finding: string;
  /** Where the figures come from: the product and the day. */
  source: string;
}

/** Size of a saved picture: 16:9 as a page of a report has it, 1920 × 1080 px when it is enlarged by `scale`. */
export const pictureSize = { width: 800, height: 450, scale: 2.4 } as const;

/** Margins that a drawing has on the screen give way to those that the texts around it need. */
const byContent = { margin: null, marginTop: null, marginRight: null, marginBottom: null };

/** The texts around the drawing of a saved picture. */
export const pictureTexts = ({ title, subtitle, finding, source }: PictureWords): Options => ({
  chart: { spacing: [24, 32, 18, 32], ...(byContent as object) },
  title: {
    text: literal(title),
    floating: false,
    align: 'left',
    x: 0,
    style: { opacity: 1, fontSize: '20px', fontWeight: '700', color: chartColors.text },
  },
  subtitle: {
    text: [finding, subtitle].filter(Boolean).map(literal).join('<br/>'),
    align: 'left',
    style: { fontSize: '13px', color: chartColors.textSubtle },
  },
  caption: {
    text: literal(source),
    align: 'left',
    style: { fontSize: '12px', color: chartColors.textSubtle },
  },
});

/** So many bars at most. */
const maxBars = 30;
/** More bars stand in two columns, or they would be too thin to have names that can be read. */
const maxInColumn = 16;

/** The bars of a picture, in its columns. */
export const pictureColumns = (bars: readonly PointOptionsObject[]): PointOptionsObject[][] => {
  const shown = bars.slice(0, maxBars);
  if (shown.length <= maxInColumn) return [shown];
  const half = Math.ceil(shown.length / 2);
  return [shown.slice(0, half), shown.slice(half)];
};

/** Says how many of a ranking of so many stand among the bars of its picture; empty where all do. */
export const restWords = (bars: number, total: number): string => {
  const shown = Math.min(bars, maxBars);
  const all = Math.max(bars, total);
  return all > shown ? `전체 ${grouped(all)}개 가운데 ${shown}개를 실었습니다.` : '';
};

/** Size of what is written at bars: that of the screen is the reader's own. */
const atBars = { fontSize: '13px' };

/** Lets the copy of a ranking that is saved show its columns in place of all bars below one another. */
export const drawColumns = (chart: Chart, [left, right]: PointOptionsObject[][], most: number): void => {
  const [names, counts, series] = [chart.xAxis[0], chart.yAxis[0], chart.series[0]];
  if (!names || !counts || !series || !left) return;
  const labels = {
    style: { ...names.options.labels?.style, ...atBars, width: 130 },
    // a line that the shorter column does not have would be called by its number
    formatter: ({ value }: { value: string | number }) => (typeof value === 'string' ? value : ''),
  };
  const last = left.length - 1;
  // the types of `options` and `userOptions` are wider than what `update`, `addAxis` and `addSeries` accept
  names.update({ max: last, labels } as never, false);
  series.update({ dataLabels: { style: atBars } } as never, false);
  series.setData(left, false, false);
  if (right) {
    const scale = { min: 0, max: most, endOnTick: false, width: '33%' };
    counts.update(scale, false);
    const second = { id: 'second', left: '66%', offset: 0, max: last, labels };
    chart.addAxis({ ...names.userOptions, ...second } as never, true, false, false);
    chart.addAxis({ ...counts.userOptions, ...scale, id: 'secondCounts', left: '66%' }, false, false, false);
    const { id: _, ...options } = series.userOptions;
    chart.addSeries(
      { ...options, xAxis: 'second', yAxis: 'secondCounts', data: right } as never,
      false,
      false,
    );
  }
  chart.redraw(false);
};
