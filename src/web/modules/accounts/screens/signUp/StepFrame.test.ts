import { describe, expect, it } from 'vitest';
import { shownStep } from './StepFrame.tsx';

describe('the step of sign-up', () => {
  it.each([
    ['', 1, 1],
    ['?step=2', 2, 2],
    ['?step=2', 4, 2],
    ['?step=4', 1, 1],
    ['?step=4', 3, 3],
    ['?step=9', 4, 4],
    ['?step=0', 4, 1],
    ['?step=-1', 4, 1],
    ['?step=1.5', 4, 1],
    ['?step=x', 4, 1],
  ])('of the address %j, with step %i open, is %i', (search, firstOpen, step) =>
    expect(shownStep(search, firstOpen)).toBe(step),
  );
});
