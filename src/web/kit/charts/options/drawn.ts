import type { FeatureCollection } from 'geojson';
import type { Options } from 'highcharts';
import type { Growth } from '../growth.ts';
import type { DayMark, Mark, Measure, PartMark, Series } from '../mark.ts';
import { dailyOptions, rankingOptions, variablePieOptions, wordCloudOptions } from './chartOptions.ts';
import { compositionOptions } from './compositionOptions.ts';
import { growthOptions } from './growthOptions.ts';
import { treemapOptions } from './treemapOptions.ts';
import { worldMapOptions } from './worldMapOptions.ts';

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
