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
