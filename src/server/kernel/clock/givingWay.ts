import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that work may take before others are answered. */
const longestTurn = 20;

/**
 * For work in many small pieces: called between two of them, it lets others be answered whenever the pieces since the last
 * time have taken long enough to be noticed.
 */
export const givingWay = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longestTurn) return;
    await nextTurn();
    began = performance.now();
  };
};
