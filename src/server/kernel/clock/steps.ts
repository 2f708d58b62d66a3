import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Longest time in milliseconds for which work may block the event loop: longer delays are noticeable to waiting
 * requests.
 */
const maxTurnMs = 20;

/**
 * For work in many small steps: call it between two steps. It yields to other requests once the steps since the last
 * yield have taken longer than `maxTurnMs`.
 */
export const cooperativeYield = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < maxTurnMs) return;
    await nextTurn();
    began = performance.now();
  };
};

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
