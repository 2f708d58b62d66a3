import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type Picking, usePicking } from './usePicking.ts';

const shown: { picking?: Picking } = {};
const Rows = ({ under = '' }: { under?: string }) => {
  const picking = usePicking(under);
  useEffect(() => void Object.assign(shown, { picking }));
  return null;
};
const page = [5, 4, 3, 2, 1];
const pick = (id: number, isRange = false, rows = page) =>
  act(async () => shown.picking?.pick(id, isRange, rows));
const picked = () => [...(shown.picking?.ids ?? [])].toSorted((one, other) => one - other);

it('picks rows one by one, those between, and over pages; other conditions let them go', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Rows />));
  await pick(3, true);
  expect(picked()).toEqual([3]);
  await pick(5, true);
  expect(picked()).toEqual([3, 4, 5]);
  await pick(4);
  await pick(1);
  await pick(2, true);
  expect(picked()).toEqual([1, 2, 3, 5]);
  // the last pressed row is on another page
  await pick(9, true, [9, 8]);
  expect(picked()).toEqual([1, 2, 3, 5, 9]);
  await act(async () => root.render(<Rows under="국가=FR" />));
  expect(picked()).toEqual([]);
  await pick(3);
  await act(async () => shown.picking?.end());
  expect(picked()).toEqual([]);
  vi.unstubAllGlobals();
});
