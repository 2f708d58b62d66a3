import type { FeatureCollection } from 'geojson';
import type { Options } from 'highcharts';
import type { Growth } from '../growth.ts';
import type { DayMark, Mark, Measure, PartMark, Series } from '../mark.ts';
import {
  dailyOptions,
  rankingOptions,
  treemapOptions,
  variablePieOptions,
  wordCloudOptions,
} from './chartOptions.ts';
import { compositionOptions } from './compositionOptions.ts';
import { growthOptions } from './growthOptions.ts';
import { worldMapOptions } from './worldMapOptions.ts';

/** Which part of a ranking the marks are; the whole of it if absent. */
export interface RankedPage {
  /** Place of the first mark, from 1. */
  first: number;
  /** How many there are in all. */
  total: number;
}

/** What is drawn, and how. */
export type Drawing =
  | { kind: 'variablePie' | 'wordCloud'; marks: readonly Mark[]; page?: RankedPage }
  /** `measure`: counts if absent. */
  | { kind: 'treemap' | 'worldMap' | 'ranking'; marks: readonly Mark[]; measure?: Measure; page?: RankedPage }
  | ({ kind: 'growth' } & Growth)
  | { kind: 'composition'; marks: readonly PartMark[]; groups: readonly Series[] }
  | {
      kind: 'daily';
      marks: readonly DayMark[];
      days: readonly string[];
      series: readonly Series[];
      measure: Measure;
      /** What the series had in the same number of days before, by their keys, as far as it is known. */
      before?: ReadonlyMap<string, number>;
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
      return treemapOptions(drawing.marks, drawing.measure ?? 'count');
    case 'worldMap':
      return shapes ? worldMapOptions(drawing.marks, shapes, drawing.measure ?? 'count') : {};
    case 'ranking':
      return rankingOptions(drawing.marks, drawing.measure ?? 'count', drawing.page);
    case 'composition':
      return compositionOptions(drawing.marks, drawing.groups);
    case 'growth':
      return growthOptions(drawing);
    case 'daily':
      return dailyOptions(drawing.marks, drawing.days, drawing.series, drawing.measure);
  }
};
