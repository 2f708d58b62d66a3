import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { repeatHere } from '../clock/repeatHere.ts';

/** Milliseconds between two looks at what the process has done. */
const lookEvery = 10_000;
/** Part of that time which a process that has nothing to do is busy at most. */
const quiet = 0.05;
/** Milliseconds of work after which there is something to be given back. */
const workedEnough = 2_000;

interface Ways {
  /** Busy time since an earlier look, as the event loop counts it. */
  since(earlier?: EventLoopUtilization): EventLoopUtilization;
  collect(): void;
}

/** A collection that takes all garbage and makes the room for new objects small again; it takes 0.1 to 0.3 s. */
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
 * Gives memory back once it is quiet after work: the start, or a busy hour. Under load new objects have much room, since
 * collecting a small one again and again took a third of a request's time; left alone V8 would keep it for good.
 * @returns stops it
 */
export const releaseMemoryWhenQuiet = ({ since = loopSince, collect = collectAll }: Partial<Ways> = {}) => {
  // the start was work enough, which the event loop does not count
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
