import { setTimeout as wait } from 'node:timers/promises';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { type JobWorker, jobWorker, type StopCondition } from '#server/kernel/jobs/job.ts';
import { repairJob } from '../jobs.ts';
import { activeRun } from './repairRuns.ts';
import { repairSlice } from './repairSlice.ts';
import { undoSlice } from './undoSlice.ts';

/** Continues the run that is under way, slice by slice, with pauses for others. @returns 'more' if work remains */
export const continueRepair = async ({ isOver, signal }: StopCondition): Promise<void | 'more'> => {
  let size = firstSize;
  for (let run = await activeRun(); run; ) {
    if (isOver()) return 'more';
    signal.throwIfAborted();
    const slice = run.sttsCd === 'undoing' ? undoSlice : repairSlice;
    const since = performance.now();
    const goesOn = await slice(run.articleRepairId, size);
    const took = performance.now() - since;
    size = nextSize(size, took);
    await wait(pauseBetweenBatches(took));
    if (!goesOn) run = await activeRun();
  }
  return undefined;
};

/** The repeated job continues what a killed process has left. */
export const repairWorker = (): JobWorker =>
  jobWorker({ job: repairJob, atOnce: 1, everySeconds: 60, work: (_data, until) => continueRepair(until) });
