import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { repeatHere } from '../clock/repeatHere.ts';

/** Milliseconds between two checks of the process' activity. */
const lookEvery = 10_000;
/** Maximum share of busy time of an idle process. */
const quiet = 0.05;
/** Milliseconds of work after which a collection is worthwhile. */
const workedEnough = 2_000;

interface Ways {
  /** Busy time since an earlier measurement, from the event loop. */
  since(earlier?: EventLoopUtilization): EventLoopUtilization;
  collect(): void;
}

/** A full collection, which also shrinks the young generation; it takes 0.1 to 0.3 s. */
const collectAll = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' } as NodeJS.GCOptions);
};

const loopSince = (earlier?: EventLoopUtilization): EventLoopUtilization => {
  const now = performance.eventLoopUtilization();
  return earlier ? performance.eventLoopUtilization(now, earlier) : now;
};

/**
 * Releases memory once the process is idle after work: the start, or a busy hour. Under load the young generation is
 * large, since frequent collections of a small one took a third of a request's time; V8 by itself would never shrink
 * it.
 * @returns stops it
 */
export const releaseMemoryWhenQuiet = ({ since = loopSince, collect = collectAll }: Partial<Ways> = {}) => {
  // the start counts as enough work: the event loop does not measure it
  let worked = workedEnough;
  let before = since();
  return repeatHere(lookEvery, () => {
    const { active, utilization } = since(before);
    worked += active;
    if (utilization < quiet && worked >= workedEnough) {
      collect();
      worked = 0;
    }
    before = since();
  });
};
