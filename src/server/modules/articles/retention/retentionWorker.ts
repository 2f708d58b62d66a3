import { setTimeout as wait } from 'node:timers/promises';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { type JobWorker, jobWorker, type StopCondition } from '#server/kernel/jobs/job.ts';
import { retentionJob } from '../jobs.ts';
import { activeRun } from './retentionRuns.ts';
import { retentionSlice, undoSlice } from './retentionSlice.ts';

/** Continues the runs that are under way, slice by slice, with pauses for others. @returns 'more' if work remains */
export const continueRuns = async ({ isOver, signal }: StopCondition): Promise<void | 'more'> => {
  let size = firstSize;
  for (let run = await activeRun(); run; ) {
    if (isOver()) return 'more';
    signal.throwIfAborted();
    const slice = run.sttsCd === 'undoing' ? undoSlice : retentionSlice;
    const since = performance.now();
    const goesOn = await slice(run.rtntRunId, size);
    const took = performance.now() - since;
    size = nextSize(size, took);
    await wait(pauseBetweenBatches(took));
    if (!goesOn) run = await activeRun();
  }
  return undefined;
};

/** The repeated job continues what a killed process has left; the runs of a day are begun with the daily tasks. */
export const retentionWorker = (): JobWorker =>
  jobWorker({ job: retentionJob, atOnce: 1, everySeconds: 600, work: (_data, until) => continueRuns(until) });
