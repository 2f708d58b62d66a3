import type { Chart, Options, Point, PointOptionsObject } from 'highcharts';
import { countText } from '#contract/countText.ts';
import { chartColors, inkOn, tileShadeOf } from '../chartColors.ts';
import { type Mark, type Measure, measured, measureLabel } from '../mark.ts';
import { pointOf } from './markPoints.ts';

/** The invisible characters added to names: see names.ts. */
const withoutWidth = /[\u2068\u2069\ufeff]/g;

/** Estimated text width in em: Korean glyphs are about as wide as high, others little more than half of it. */
const widthOf = (text: string): number =>
  [...text.replaceAll(withoutWidth, '')].reduce((sum, glyph) => sum + (glyph > '\u10ff' ? 0.96 : 0.62), 0);

/** A name on two lines, broken at the space that makes them most equal in length. */
const onTwoLines = (name: string): readonly string[] => {
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return ways.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
};

/** A Korean word on this many lines of the same length, of two syllables at least: Korean may be broken after any. */
const brokenInto = (count: number, name: string): readonly string[] => {
  const glyphs = [...name.replaceAll(withoutWidth, '')];
  const length = Math.ceil(glyphs.length / count);
  return length > 1 && glyphs.every((glyph) => glyph > '\u10ff')
    ? Array.from({ length: count }, (_, line) => glyphs.slice(line * length, (line + 1) * length).join(''))
    : [name];
};

/** The beginnings of a name, longest first, each on one line or two. */
const shortened = (name: string): readonly (readonly string[])[] => {
  const glyphs = [...name.replaceAll(withoutWidth, '')];
  return glyphs
    .slice(1)
    .map(
      (_, dropped) =>
        `${glyphs
          .slice(0, -1 - dropped)
          .join('')
          .trimEnd()}…`,
    )
    .flatMap((text) => [[text], brokenInto(2, text)]);
};

/** Font size of labels in px; smaller text is unreadable. */
const tileLabelSize = 12;

/**
 * The lines that fit into a tile of a treemap: its name – on several lines if needed – and its number, its name alone, its
 * beginning, or none.
 * @param tile in px
 */
export const tileLabel = (
  name: string,
  value: string,
  tile: { width: number; height: number },
): readonly string[] => {
  const fits = (lines: readonly string[]): boolean =>
    lines.length * Math.ceil(tileLabelSize * 1.3) + 4 <= tile.height &&
    lines.every((text) => widthOf(text) * tileLabelSize + 6 <= tile.width);
  const names = [[name], onTwoLines(name), brokenInto(2, name), brokenInto(3, name)];
  return [...names.map((lines) => [...lines, value]), ...names, ...shortened(name)].find(fits) ?? [];
};

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
