import { cooperativeYield } from './cooperativeYield.ts';

/** Work that can be interrupted at each of its yields; it does nothing until it is run. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does the work without interruption: where nobody else waits for the thread. */
export const atOnce = <Result>(steps: Steps<Result>): Result => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};

/**
 * Does the work, and yields to other requests between two of its steps.
 * @param yieldWhenDue shared by several pieces of work in succession
 */
export const inTurns = async <Result>(
  steps: Steps<Result>,
  yieldWhenDue = cooperativeYield(),
): Promise<Result> => {
  let step = steps.next();
  while (!step.done) {
    await yieldWhenDue();
    step = steps.next();
  }
  return step.value;
};
