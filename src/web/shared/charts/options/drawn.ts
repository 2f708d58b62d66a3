import type { FeatureCollection } from 'geojson';
import type { Options } from 'highcharts';
import type { DayMark, Mark, Measure, Series } from '../mark.ts';
import {
  dailyOptions,
  rankingOptions,
  treemapOptions,
  variablePieOptions,
  wordCloudOptions,
} from './chartOptions.ts';
import { worldMapOptions } from './worldMapOptions.ts';

/** What is drawn, and how. */
export type Drawing =
  | { kind: 'variablePie' | 'wordCloud' | 'treemap' | 'worldMap'; marks: readonly Mark[] }
  | { kind: 'ranking'; marks: readonly Mark[]; measure: Measure }
  | {
      kind: 'daily';
      marks: readonly DayMark[];
      days: readonly string[];
      series: readonly Series[];
      measure: Measure;
    };

export type ChartKind = Drawing['kind'];

/** The options that are a drawing's own. @param shapes the world, for a map */
export const drawn = (drawing: Drawing, shapes: FeatureCollection | undefined): Options => {
  switch (drawing.kind) {
    case 'variablePie':
      return variablePieOptions(drawing.marks);
    case 'wordCloud':
      return wordCloudOptions(drawing.marks);
    case 'treemap':
      return treemapOptions(drawing.marks);
    case 'worldMap':
      return shapes ? worldMapOptions(drawing.marks, shapes) : {};
    case 'ranking':
      return rankingOptions(drawing.marks, drawing.measure);
    case 'daily':
      return dailyOptions(drawing.marks, drawing.days, drawing.series, drawing.measure);
  }
};
