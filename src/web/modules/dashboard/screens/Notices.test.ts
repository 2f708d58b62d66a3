import { expect, it } from 'vitest';
import { isRotating, nextIndex } from './Notices.tsx';

const moving = { isPaused: false, isHeld: false, isCalm: false, count: 3 };

it.each([
  [moving, true],
  [{ ...moving, isPaused: true }, false],
  [{ ...moving, isHeld: true }, false],
  [{ ...moving, isCalm: true }, false],
  [{ ...moving, count: 1 }, false],
  [{ ...moving, count: 0 }, false],
])('%j', (state, expected) => expect(isRotating(state)).toBe(expected));

it('goes round in both directions', () => {
  expect([nextIndex(2, 1, 3), nextIndex(0, -1, 3), nextIndex(0, 1, 3), nextIndex(0, 1, 0)]).toEqual([
    0, 2, 1, 0,
  ]);
});
