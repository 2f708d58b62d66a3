import { type Figure, median } from '../figures.ts';
import { layOut, number } from '../table.ts';

/** A figure of one contender; the other contenders have the same row. */
export interface Cell {
  row: string;
  label: string;
  unit: Figure['unit'];
  samples: number[];
  note?: string;
}

export const figuresOf = (cells: readonly Cell[]): Figure[] =>
  cells.map(({ row, label, unit, samples, note }) => ({
    name: `${row}: ${label}`,
    unit,
    samples,
    ...(note !== undefined && { note }),
  }));

const ratio = (mine: number | undefined, theirs: number | undefined): string =>
  mine === undefined || !theirs ? '–' : `${number(mine / theirs)}배`;

/**
 * One row per figure: the median of each contender, and the difference of the first from each of the others.
 * @param labels in column order; the first is compared with the others
 */
export const renderSideBySide = (cells: readonly Cell[], labels: readonly string[]): string => {
  const [first = '', ...others] = labels;
  const rows = [...new Set(cells.map(({ row }) => row))];
  const lines = rows.map((row) => {
    const ofRow = cells.filter((cell) => cell.row === row);
    const values = new Map(ofRow.map(({ label, samples }) => [label, median(samples)]));
    const shown = labels.map((label) => {
      const value = values.get(label);
      return value === undefined ? '–' : number(value);
    });
    return [
      row,
      ofRow[0]?.unit ?? '',
      ...shown,
      ...others.map((label) => ratio(values.get(first), values.get(label))),
    ];
  });
  const head = ['측정', '단위', ...labels, ...others.map((label) => `${first} ÷ ${label}`)];
  return layOut([head, ...lines], (column) => column > 1);
};
