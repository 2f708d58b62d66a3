import { type JobWorker, jobWorker, type StopCondition } from '#server/kernel/jobs/job.ts';
import { continueRuns } from '#server/kernel/jobs/runs.ts';
import { repairJob } from '../jobs.ts';
import { activeRun } from './repairRuns.ts';
import { repairSlice } from './repairSlice.ts';
import { undoSlice } from './undoSlice.ts';

/** Continues the repair that is under way. @returns 'more' if work remains */
export const continueRepair = (until: StopCondition): Promise<void | 'more'> =>
  continueRuns(
    activeRun,
    ({ articleRepairId, sttsCd }, size) =>
      (sttsCd === 'undoing' ? undoSlice : repairSlice)(articleRepairId, size),
    until,
  );

/** The repeated job continues what a killed process has left. */
export const repairWorker = (): JobWorker =>
  jobWorker({ job: repairJob, atOnce: 1, everySeconds: 60, work: (_data, until) => continueRepair(until) });
