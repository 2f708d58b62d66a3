import type { Chart, Options, PointOptionsObject } from 'highcharts';
import { grouped } from '#contract/countText.ts';
import { chartColors } from '../chartColors.ts';
import { literal } from '../names.ts';

/** The texts of a saved picture besides its drawing. */
export interface PictureWords {
  title: string;
  /** The period and the conditions, in words. */
  subtitle: string;
  /** The finding of the chart, in one sentence. */
  finding: string;
  /** The source of the figures: the product and the day. */
  source: string;
}

/** Size of a saved picture: 16:9 to fit a report page, 1920 × 1080 px after enlargement by `scale`. */
export const pictureSize = { width: 800, height: 450, scale: 2.4 } as const;

/** Margins set for the screen are reset to those that the texts around the drawing need. */
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

/** Maximum number of bars. */
const maxBars = 30;
/** More bars are split into two columns, or they would be too thin for readable names. */
const maxInColumn = 16;

/** The bars of a picture, split into columns. */
export const pictureColumns = (bars: readonly PointOptionsObject[]): PointOptionsObject[][] => {
  const shown = bars.slice(0, maxBars);
  if (shown.length <= maxInColumn) return [shown];
  const half = Math.ceil(shown.length / 2);
  return [shown.slice(0, half), shown.slice(half)];
};

/** Says which of the ranking's bars its picture shows; empty if all. @param first rank of the first bar */
export const restWords = (bars: number, total: number, counter: string, first = 1): string => {
  const shown = Math.min(bars, maxBars);
  const all = Math.max(bars, total);
  if (all <= shown) return '';
  const part = first === 1 ? `상위 ${shown}${counter}` : `${first}–${first + shown - 1}위`;
  return `전체 ${grouped(all)}${counter} 중 ${part}`;
};

/** Font size of the texts at the bars: the one on the screen depends on the user's text size. */
const atBars = { fontSize: '13px' };

/** Makes the saved copy of a ranking show its columns instead of one column of all bars. */
export const drawColumns = (chart: Chart, [left, right]: PointOptionsObject[][], most: number): void => {
  const [names, counts, series] = [chart.xAxis[0], chart.yAxis[0], chart.series[0]];
  if (!names || !counts || !series || !left) return;
  const labels = {
    style: { ...names.options.labels?.style, ...atBars, width: 130 },
    // a row that the shorter column lacks would be labelled with its number
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
