import type { Chart, Options, Point, PointOptionsObject } from 'highcharts';
import { countText } from '#contract/countText.ts';
import { chartColors, inkOn, tileShadeOf } from '../chartColors.ts';
import { type Mark, type Measure, measured, measureLabel } from '../mark.ts';
import { pointOf } from './markPoints.ts';
import { tileLabel, tileLabelSize } from './tileLabel.ts';

/** The marks, the last of them as one: those that have no room for a name. @param count number of the last ones */
export const gathered = (marks: readonly Mark[], count: number): readonly Mark[] => {
  const rest = marks.slice(marks.length - count);
  if (rest.length < 2) return marks;
  const sum = (of: 'count' | 'share') => rest.reduce((total, mark) => total + mark[of], 0);
  return [
    ...marks.slice(0, marks.length - count),
    { key: 'rest', label: `그 밖 ${count}곳`, count: sum('count'), share: sum('share'), to: '' },
  ];
};

/** What a tile says; nothing if it is too small. */
const labelOf = (point: Point, measure: Measure): readonly string[] => {
  const { width = 0, height = 0 } = point.shapeArgs ?? {};
  const { value, custom } = point.options as { value: number; custom: { share: string } };
  return tileLabel(point.name, measure === 'count' ? countText(value) : custom.share, { width, height });
};

/**
 * Draws the tiles again with fewer ones while one of them has no room for a name. The layout alone knows, as it fills
 * the room row by row.
 */
const gatherUnnamed = (
  marks: readonly Mark[],
  measure: Measure,
  pointsOf: (marks: readonly Mark[]) => PointOptionsObject[],
) => {
  let count = 0;
  let room = '';
  return function gather(this: Chart): void {
    const [series] = this.series;
    if (!series) return;
    const draw = (next: number) => {
      count = next;
      series.setData(pointsOf(gathered(marks, next)), true, false, false);
    };
    const now = `${this.plotWidth} ${this.plotHeight}`;
    const isOther = room !== now;
    room = now;
    if (isOther && count > 0) return draw(0);
    const isFull = series.points.every((point) => labelOf(point, measure).length > 0);
    if (!isFull && count < marks.length) draw(count + (count === 0 ? 2 : 1));
  };
};

/** Tiles whose area is the value; those too small for a name are one. */
export const treemapOptions = (marks: readonly Mark[], measure: Measure, counted?: string): Options => {
  const sorted = marks.toSorted((one, other) => other.count - one.count);
  const most = sorted[0]?.count ?? 0;
  const pointsOf = (shown: readonly Mark[]): PointOptionsObject[] =>
    shown.map((mark) => {
      const color = tileShadeOf(mark.to ? mark.count : 0, most);
      return {
        ...pointOf(mark),
        value: measured(mark, measure),
        color,
        dataLabels: { style: { color: inkOn(color) } },
      };
    });
  return {
    chart: { marginTop: 40, events: { render: gatherUnnamed(sorted, measure, pointsOf) } },
    series: [
      {
        type: 'treemap',
        name: measureLabel(measure, counted),
        layoutAlgorithm: 'squarified',
        borderColor: chartColors.ground,
        borderWidth: 2,
        data: pointsOf(sorted),
        dataLabels: {
          formatter() {
            return labelOf(this, measure).join('<br/>');
          },
          // only labels that fit are shown, so nothing is cut
          style: {
            fontSize: `${tileLabelSize}px`,
            textOutline: 'none',
            textOverflow: 'none',
            whiteSpace: 'nowrap',
          },
        },
      },
    ],
  };
};
