import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work longer than this is noticed by those who wait for an answer. */
const maxTurnMs = 20;

/**
 * For work in many small pieces: called between two of them, it lets others be answered whenever the pieces since the last
 * time have taken long enough to be noticed.
 */
export const cooperativeYield = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < maxTurnMs) return;
    await nextTurn();
    began = performance.now();
  };
};
