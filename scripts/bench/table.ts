import { type Bar, type Figure, median, p95, reaches } from './figures.ts';

/** Characters that are two columns wide on terminals. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0);
const padding = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text)));

/** A readable number: fewer decimals for larger values. */
export const number = (value: number): string =>
  value.toLocaleString('ko-KR', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

const barText = ({ of, most, least }: Bar): string =>
  `${of === 'median' ? '중앙값' : 'p95'} ${most === undefined ? `≥ ${number(least ?? 0)}` : `≤ ${number(most)}`}`;

const marks = new Map([
  [true, '✔'],
  [false, '✖'],
  [undefined, ''],
]);

const cells = (figure: Figure): string[] => [
  figure.name,
  number(median(figure.samples)),
  number(p95(figure.samples)),
  figure.unit,
  figure.bar ? barText(figure.bar) : '',
  marks.get(reaches(figure)) ?? '',
];

/** Aligned rows of cells, numbers to the right. @param isNumber of a column, 0-based */
export const layOut = (rows: readonly string[][], isNumber: (column: number) => boolean): string => {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const space = padding(cell, widths[column] ?? 0);
          return isNumber(column) ? space + cell : cell + space;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** All figures as one readable table: name, median, 95th percentile, unit, target, and whether it is met. */
export const renderTable = (figures: readonly Figure[]): string =>
  layOut(
    [['측정', '중앙값', 'p95', '단위', '기준', ''], ...figures.map(cells)],
    (column) => column === 1 || column === 2,
  );
