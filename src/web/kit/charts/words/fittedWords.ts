import type { Point, Series, SVGElement } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/wordcloud.js';
import { layOut, type Place, smallestWord, type Word } from './wordLayout.ts';

interface CloudPoint extends Point {
  series: CloudSeries;
  weight: number;
  /** In px: of two words with overlapping dimensions only one is drawn. */
  dimensions: { width: number; height: number };
}

interface CloudSeries extends Series {
  points: CloudPoint[];
  group: SVGElement;
  defaultScale?: number;
  places?: Map<Point, Place>;
  deriveFontSize: (relativeWeight: number) => number;
  drawPoints: () => void;
  placementStrategy: Record<string, (point: CloudPoint) => { x: number; y: number; rotation: number }>;
  spirals: Record<string, () => false>;
}

/** The font size at which words are measured, in px: the larger, the smaller the rounding error. */
const measuredAt = 100;

const measured = (series: CloudSeries, points: readonly CloudPoint[]): Word[] => {
  const { style } = series.options as { style?: Record<string, string> };
  const probe = series.chart.renderer.text('', 0, 0).add(series.group);
  probe.css({ ...style, fontSize: `${measuredAt}px` });
  const words = points.map(({ name, weight }) => {
    probe.attr({ text: name });
    const { width, height } = probe.getBBox(true);
    return { count: weight, width: width / measuredAt, height: height / measuredAt };
  });
  probe.destroy();
  return words;
};

/** Outside every area: Highcharts skips such a word. */
const nowhere = { x: 1e6, y: 1e6 };

// the internals of series are missing from Highcharts' types
const { prototype } = (Highcharts as unknown as { seriesTypes: { wordcloud: { prototype: CloudSeries } } })
  .seriesTypes.wordcloud;
const drawPoints = prototype.drawPoints;

prototype.placementStrategy['laidOut'] = (point) => {
  const place = point.series.places?.get(point);
  if (!place) return { ...nowhere, rotation: 0 };
  // Highcharts measures all words with the size of the first one, and would skip most of them
  point.dimensions = { width: place.width, height: place.height };
  return { x: place.x, y: place.y, rotation: 0 };
};
prototype.spirals['none'] = () => false;

/**
 * Word clouds with the positions and sizes that we compute. Highcharts itself lets the words spread along a spiral,
 * beyond the area if needed, and then scales all of them down to fit: to half of the requested sizes.
 */
prototype.drawPoints = function drawAsLaidOut(this: CloudSeries) {
  const points = [...this.points].sort((one, other) => other.weight - one.weight);
  const most = points[0]?.weight ?? 0;
  this.group.attr({ scaleX: 1, scaleY: 1 });
  const places = layOut(measured(this, points), {
    width: this.chart.plotWidth,
    height: this.chart.plotHeight,
  });
  this.places = new Map();
  const sizes = new Map<number, number>();
  for (const [index, point] of points.entries()) {
    const place = places[index];
    if (!place) continue;
    this.places.set(point, place);
    sizes.set(point.weight, place.size);
  }
  // called with the fraction of the largest weight; weights are counts, so the count can be recovered
  this.deriveFontSize = (part) => sizes.get(Math.round(part * most)) ?? smallestWord;
  // without it the drawing is skipped if it was scaled before
  this.defaultScale = 1;
  drawPoints.call(this);
  this.defaultScale = 1;
  this.group.attr({ scaleX: 1, scaleY: 1 });
};
