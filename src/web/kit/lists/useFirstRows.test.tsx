import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFirstRows } from './useFirstRows.ts';

interface Row {
  id: number;
}

const idOf = ({ id }: Row): number => id;
const rowsOf = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({ id: from + place }));

let root: Root;
/** Number of rows in each render, and whether it reported to be complete. */
let drawings: [number, boolean][];

interface ListProps {
  rows: readonly Row[] | undefined;
  around?: number | undefined;
}

const List = ({ rows, around }: ListProps) => {
  const { isDrawn, isWhole } = useFirstRows(rows, 20, idOf, around);
  const drawn = (rows ?? []).filter(isDrawn);
  drawings.push([drawn.length, isWhole]);
  return drawn.length;
};
const show = (rows: ListProps['rows'], around?: number) =>
  act(async () => root.render(<List rows={rows} around={around} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  drawings = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('draws the first rows of a new page before the others', async () => {
  await show(undefined);
  expect(drawings).toEqual([[0, true]]);
  drawings = [];
  await show(rowsOf(1, 200));
  expect(drawings).toEqual([
    [20, false],
    [200, true],
  ]);
  drawings = [];
  await show(rowsOf(201, 200));
  expect(drawings).toEqual([
    [20, false],
    [200, true],
  ]);
});

it('takes nothing away that has been drawn: rows that are read again, or fewer of them', async () => {
  await show(rowsOf(1, 200));
  drawings = [];
  await show(rowsOf(1, 200));
  await show(rowsOf(101, 100));
  expect(drawings.map(([count]) => count)).toEqual([200, 200, 100, 100]);
});

it('begins a list to which somebody comes back with the rows around the one that they left', async () => {
  await show(rowsOf(1, 200), 100);
  expect(drawings).toEqual([
    [40, false],
    [200, true],
  ]);
});
