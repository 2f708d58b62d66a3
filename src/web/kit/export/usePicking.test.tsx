import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type Picking, usePicking } from './usePicking.ts';

const shown: { picking?: Picking } = {};
const Rows = () => {
  const picking = usePicking();
  shown.picking = picking;
  return null;
};
const page = [5, 4, 3, 2, 1];
const pick = (work: (picking: Picking) => void) => act(async () => shown.picking && work(shown.picking));
const picked = () => [...(shown.picking?.ids ?? [])].toSorted();

it('picks those between the row that was pressed last and this one, in the order of the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => createRoot(document.createElement('div')).render(<Rows />));
  await pick(({ extend }) => extend(3, page));
  expect(picked()).toEqual([3]);
  await pick(({ extend }) => extend(5, page));
  expect(picked()).toEqual([3, 4, 5]);
  await pick(({ toggle }) => toggle(4));
  await pick(({ toggle }) => toggle(1));
  await pick(({ extend }) => extend(2, page));
  expect(picked()).toEqual([1, 2, 3, 5]);
  // the one that was pressed last stands on another page
  await pick(({ extend }) => extend(9, [9, 8]));
  expect(picked()).toEqual([1, 2, 3, 5, 9]);
  await pick(({ end }) => end());
  expect(picked()).toEqual([]);
  vi.unstubAllGlobals();
});
