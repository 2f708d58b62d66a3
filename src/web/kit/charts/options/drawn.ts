import type { FeatureCollection } from 'geojson';
import type { Options } from 'highcharts';
import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import { chartColors } from '../chartColors.ts';
import { axisDaysOf, daysOf, type Growth, wholeOn } from '../growth.ts';
import type { DayMark, Mark, Measure, PartMark, Series } from '../mark.ts';
import { chartName } from '../names.ts';
import { compositionOptions } from './compositionOptions.ts';
import { dailyOptions } from './dailyOptions.ts';
import { rankingOptions } from './rankingOptions.ts';
import { treemapOptions } from './treemapOptions.ts';
import { variablePieOptions } from './variablePieOptions.ts';
import { wordCloudOptions } from './wordCloudOptions.ts';
import { worldMapOptions } from './worldMapOptions.ts';

const text = { fontSize: '13px', color: chartColors.textSubtle };

/** Stacked daily series: the upper edge is their total. */
export const growthOptions = (growth: Growth): Options => {
  const days = axisDaysOf(growth);
  const noted = new Set(daysOf(growth));
  const most = Math.max(0, ...days.map((day) => wholeOn(growth, day)));
  // in whole units the grid lines fall on round numbers
  const unit = most < 2 ** 30 ? { bytes: 2 ** 20, name: 'MB' } : { bytes: 2 ** 30, name: 'GB' };
  const every = (labels: number): number => Math.max(1, Math.ceil(days.length / labels));
  return {
    legend: {
      enabled: true,
      align: 'left',
      verticalAlign: 'top',
      margin: 12,
      itemStyle: { fontSize: '14px', fontWeight: '400', color: chartColors.text },
    },
    chart: { marginRight: 16 },
    xAxis: {
      categories: days.map((day) => day.slice(2).replaceAll('-', '.')),
      lineColor: chartColors.line,
      tickLength: 0,
      tickInterval: every(10),
      labels: { rotation: 0, style: text },
      crosshair: { color: chartColors.line },
      accessibility: { description: '날짜' },
    },
    yAxis: {
      title: { text: undefined },
      min: 0,
      gridLineColor: chartColors.grid,
      labels: { formatter: ({ value }) => `${grouped(Number(value))}${unit.name}`, style: text },
      accessibility: { description: '크기' },
    },
    responsive: {
      rules: [{ condition: { maxWidth: 500 }, chartOptions: { xAxis: { tickInterval: every(4) } } }],
    },
    plotOptions: { series: { stacking: 'normal', cursor: 'default' } },
    tooltip: { pointFormat: '<b>{series.name}</b> {point.name}<br/>{point.custom.words}' },
    accessibility: { point: { descriptionFormat: '{series.name}, {point.name}, {point.custom.words}' } },
    series: growth.series.map(({ key, label }) => ({
      type: noted.size > 2 ? ('area' as const) : ('column' as const),
      id: key,
      name: chartName(label),
      lineWidth: 2,
      fillOpacity: 0.25,
      marker: { enabled: days.length <= 31, radius: 3 },
      data: days.map((day, index) => {
        const bytes = growth.marks.find((mark) => mark.key === key && mark.date === day)?.bytes;
        // no measurement: a gap
        if (bytes === undefined) return { id: `${key} ${day}`, name: day, y: null };
        const point = {
          id: `${key} ${day}`,
          name: day,
          y: bytes / unit.bytes,
          custom: { words: byteText(bytes) },
        };
        // between gaps no line is visible, so the point gets a marker
        const isAlone = ![days[index - 1], days[index + 1]].some((near) => near && noted.has(near));
        return isAlone ? { ...point, marker: { enabled: true } } : point;
      }),
    })) as NonNullable<Options['series']>,
  };
};

/** The page of a ranking that the marks are; absent if they are the whole ranking. */
export interface RankedPage {
  /** Rank of the first mark, from 1. */
  first: number;
  /** Number of marks in the whole ranking. */
  total: number;
  /** Korean counter of the marks, as of `counterOf`; 개 if absent. */
  counter?: string;
}

/** What the figures count: 기사 if absent. */
interface Counting {
  counted?: string;
}

/** The kind of chart and its data. */
export type Drawing = Counting &
  (
    | { kind: 'variablePie' | 'wordCloud'; marks: readonly Mark[]; page?: RankedPage }
    /** `measure`: counts if absent. */
    | {
        kind: 'treemap' | 'worldMap' | 'ranking';
        marks: readonly Mark[];
        measure?: Measure;
        page?: RankedPage;
      }
    | ({ kind: 'growth' } & Growth)
    /** `groupHead`: what a group stands for, as 국가. */
    | { kind: 'composition'; marks: readonly PartMark[]; groups: readonly Series[]; groupHead: string }
    | {
        kind: 'daily';
        marks: readonly DayMark[];
        days: readonly string[];
        series: readonly Series[];
        measure: Measure;
        /** The totals of the series in the preceding period of the same length, by key, if known. */
        before?: ReadonlyMap<string, number>;
      }
  );

export type ChartKind = Drawing['kind'];

/** The options specific to a drawing. @param shapes the world shapes, for a map */
export const drawn = (drawing: Drawing, shapes: FeatureCollection | undefined): Options => {
  switch (drawing.kind) {
    case 'variablePie':
      return variablePieOptions(drawing.marks, drawing.counted);
    case 'wordCloud':
      return wordCloudOptions(drawing.marks, drawing.counted);
    case 'treemap':
      return treemapOptions(drawing.marks, drawing.measure ?? 'count', drawing.counted);
    case 'worldMap':
      return shapes
        ? worldMapOptions(drawing.marks, shapes, drawing.measure ?? 'count', drawing.counted)
        : {};
    case 'ranking':
      return rankingOptions(drawing.marks, drawing.measure ?? 'count', drawing.page, drawing.counted);
    case 'composition':
      return compositionOptions(drawing.marks, drawing.groups);
    case 'growth':
      return growthOptions(drawing);
    case 'daily':
      return dailyOptions(drawing.marks, drawing.days, drawing.series, drawing.measure, drawing.counted);
  }
};
