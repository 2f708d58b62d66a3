import type { Options } from 'highcharts';
import { chartColors } from '../chartColors.ts';
import { type DayMark, type Measure, measured, type Series } from '../mark.ts';
import { chartName } from '../names.ts';
import { pointOf, valueAxis } from './markPoints.ts';

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
