import type { Options, PointOptionsObject } from 'highcharts';
import { conditionConstants } from '#contract/conditionConstants.ts';
import { shareText } from '#contract/shares.ts';
import { chartColors, classColorOf, wordColors } from '../chartColors.ts';
import {
  type DayMark,
  type Mark,
  type Measure,
  markText,
  measured,
  measureLabel,
  type Series,
} from '../mark.ts';
import { chartName } from '../names.ts';
import { chartFont } from './baseOptions.ts';
import type { RankedPage } from './drawn.ts';
import { lyingLanguage } from './language.ts';
import { drawColumns, pictureColumns, restWords } from './pictureOptions.ts';

/**
 * A mark as a chart point: with its key as id, the address of its list, and its name unaltered. Its share is the
 * server's, since Highcharts would compute that of the points shown.
 */
export const pointOf = (mark: Mark): PointOptionsObject => ({
  id: mark.key,
  name: chartName(mark.label),
  custom: { words: markText(mark), share: shareText(mark.share), to: mark.to },
});

const unit: Record<Measure, string> = { count: '{value}건', share: '{value}%' };

const valueAxis = (measure: Measure, counted?: string) => ({
  title: { text: undefined },
  min: 0,
  allowDecimals: measure === 'share',
  gridLineColor: chartColors.grid,
  labels: { format: unit[measure], style: { fontSize: '13px', color: chartColors.textSubtle } },
  accessibility: { description: measureLabel(measure, counted) },
});

/** Classes as parts of a whole: the angle is the value, the radius follows it. */
export const variablePieOptions = (marks: readonly Mark[], counted?: string): Options => ({
  legend: {
    enabled: true,
    labelFormat: '{name} {custom.share}',
    itemStyle: { fontSize: '13px', fontWeight: '400', color: chartColors.text },
    itemMarginBottom: 2,
    symbolRadius: 2,
  },
  series: [
    {
      type: 'variablepie',
      name: measureLabel('count', counted),
      showInLegend: true,
      innerSize: '20%',
      minPointSize: '25%',
      zMin: 0,
      borderColor: chartColors.ground,
      borderWidth: 2,
      data: marks.map((mark) => ({
        ...pointOf(mark),
        y: mark.count,
        z: mark.count,
        color: classColorOf(mark.key),
      })),
      dataLabels: { enabled: false },
    },
  ],
});

/** Maximum number of words: more are not read, and on a phone they would have no room. */
const maxWords = conditionConstants.defaults.dashboard.wordCloudSize;

/** The words, sized by frequency; `words/fittedWords.ts` places them. */
export const wordCloudOptions = (marks: readonly Mark[], counted?: string): Options => ({
  chart: { marginTop: 34 },
  series: [
    {
      type: 'wordcloud',
      name: measureLabel('count', counted),
      colors: [...wordColors],
      // our own names, which the types do not know
      placementStrategy: 'laidOut' as never,
      spiral: 'none' as never,
      style: { fontFamily: chartFont, fontWeight: '700' },
      data: marks.slice(0, maxWords).map((mark) => ({ ...pointOf(mark), weight: mark.count })),
    },
  ],
});

const barOf = (mark: Mark, measure: Measure): PointOptionsObject => ({
  ...pointOf(mark),
  y: measured(mark, measure),
});

/** Height in px of a ranking with this many bars: each bar has a fixed height. */
export const rankingHeight = (bars: number): number => 48 + bars * 30;

/** Room beside the longest bar, in px. */
const roomForNumbers = 70;

/** Bars, longest first. @param page the page of the ranking, if the marks are not all of it */
export const rankingOptions = (
  marks: readonly Mark[],
  measure: Measure,
  page?: RankedPage,
  counted?: string,
): Options => ({
  lang: lyingLanguage,
  chart: { marginRight: roomForNumbers, marginTop: 34 },
  exporting: {
    chartOptions: {
      chart: {
        marginRight: roomForNumbers,
        events: {
          // for the copy that is saved as a picture
          load() {
            const bars = marks.map((mark) => barOf(mark, measure));
            const most = Math.max(0, ...marks.map((mark) => measured(mark, measure)));
            const rest = restWords(
              bars.length,
              page?.total ?? bars.length,
              page?.counter ?? '개',
              page?.first,
            );
            if (rest)
              this.setCaption({ text: [rest, this.options.caption?.text].filter(Boolean).join(' · ') });
            drawColumns(this, pictureColumns(bars), most);
          },
        },
      },
    },
  },
  xAxis: {
    type: 'category',
    lineColor: chartColors.line,
    labels: { style: { fontSize: '14px', color: chartColors.text, textOverflow: 'ellipsis' }, step: 1 },
    accessibility: { description: '순위' },
  },
  yAxis: { ...valueAxis(measure, counted), visible: false },
  series: [
    {
      type: 'bar',
      name: measureLabel(measure, counted),
      color: chartColors.accent,
      pointPadding: 0.08,
      groupPadding: 0.06,
      borderRadius: 3,
      data: marks.map((mark) => barOf(mark, measure)),
      dataLabels: {
        enabled: true,
        format: measure === 'count' ? '{point.y:,.0f}건' : '{point.custom.share}',
        crop: false,
        overflow: 'allow',
        style: { fontSize: '13px' },
      },
    },
  ],
});

/** 11.22, or 26.11.22 if the period spans two years. */
const dayLabel = (day: string, days: readonly string[]): string =>
  day.slice(days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4) ? 5 : 2).replaceAll('-', '.');

/** Daily lines, one for each series, even without marks; a day without a mark is a zero. */
export const dailyOptions = (
  marks: readonly DayMark[],
  days: readonly string[],
  series: readonly Series[],
  measure: Measure,
  counted?: string,
): Options => {
  const found = new Map(marks.map((mark) => [`${mark.key} ${mark.date}`, mark]));
  return {
    legend: {
      enabled: series.length > 1,
      align: 'left',
      verticalAlign: 'top',
      margin: 12,
      itemStyle: { fontSize: '14px', fontWeight: '400', color: chartColors.text },
    },
    chart: { marginRight: 16 },
    xAxis: {
      categories: days.map((day) => dayLabel(day, days)),
      lineColor: chartColors.line,
      tickLength: 0,
      // about a dozen labels fit side by side
      tickInterval: Math.max(1, Math.ceil(days.length / 12)),
      labels: { rotation: 0, style: { fontSize: '13px', color: chartColors.textSubtle } },
      crosshair: { color: chartColors.line },
      accessibility: { description: '날짜' },
    },
    yAxis: valueAxis(measure, counted),
    responsive: {
      rules: [
        {
          condition: { maxWidth: 500 },
          chartOptions: { xAxis: { tickInterval: Math.max(1, Math.ceil(days.length / 5)) } },
        },
      ],
    },
    tooltip: {
      shared: false,
      pointFormat: '<b>{series.name}</b> {point.name}<br/>{point.custom.words}',
    },
    accessibility: { point: { descriptionFormat: '{series.name}, {point.name}, {point.custom.words}' } },
    series: series.map(({ key, label }) => ({
      type: days.length > 2 ? ('line' as const) : ('column' as const),
      id: key,
      name: chartName(label),
      lineWidth: 2,
      marker: { enabled: days.length <= 31, radius: 3 },
      data: days.map((day) => {
        const mark = found.get(`${key} ${day}`);
        return mark
          ? { ...pointOf(mark), id: `${key} ${day}`, name: day, y: measured(mark, measure) }
          : {
              id: `${key} ${day}`,
              name: day,
              y: 0,
              custom: { words: '0건' },
              accessibility: { enabled: false },
            };
      }),
    })) as NonNullable<Options['series']>,
  };
};
