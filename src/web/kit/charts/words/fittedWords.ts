import type { Point, Series, SVGElement } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/wordcloud.js';
import { layOut, type Place, smallestWord, type Word } from './layOut.ts';

interface CloudPoint extends Point {
  series: CloudSeries;
  weight: number;
  /** In px: two words whose dimensions overlap are not both drawn. */
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

/** The size that words are measured at, in px: the larger, the less is lost by rounding. */
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

/** Outside of every area: Highcharts leaves such a word out. */
const nowhere = { x: 1e6, y: 1e6 };

// what series are inside is not among Highcharts' types
const { prototype } = (Highcharts as unknown as { seriesTypes: { wordcloud: { prototype: CloudSeries } } })
  .seriesTypes.wordcloud;
const drawPoints = prototype.drawPoints;

prototype.placementStrategy['laidOut'] = (point) => {
  const place = point.series.places?.get(point);
  if (!place) return { ...nowhere, rotation: 0 };
  // Highcharts measures all words as large as the first one, and would leave out most of them
  point.dimensions = { width: place.width, height: place.height };
  return { x: place.x, y: place.y, rotation: 0 };
};
prototype.spirals['none'] = () => false;

/**
 * Word clouds whose words stand where and as large as we say. By itself Highcharts lets the words spread along a spiral,
 * beyond the area if need be, and then scales all of them down until that fits: to half of the sizes that were asked for.
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
  // it is asked by the part of the largest weight; weights are counts, so they are found again
  this.deriveFontSize = (part) => sizes.get(Math.round(part * most)) ?? smallestWord;
  // without it the drawing is skipped where it was scaled before
  this.defaultScale = 1;
  drawPoints.call(this);
  this.defaultScale = 1;
  this.group.attr({ scaleX: 1, scaleY: 1 });
};
