import { type JobWorker, jobWorker, type StopCondition } from '#server/kernel/jobs/job.ts';
import { continueRuns } from '#server/kernel/jobs/runs.ts';
import { retentionJob } from '../jobs.ts';
import { activeRun } from './retentionRuns.ts';
import { retentionSlice, undoSlice } from './retentionSlice.ts';

/** Continues the runs of rules that are under way. @returns 'more' if work remains */
export const continueRetention = (until: StopCondition): Promise<void | 'more'> =>
  continueRuns(
    activeRun,
    ({ rtntRunId, sttsCd }, size) => (sttsCd === 'undoing' ? undoSlice : retentionSlice)(rtntRunId, size),
    until,
  );

/** The repeated job continues what a killed process has left; the runs of a day are begun with the daily tasks. */
export const retentionWorker = (): JobWorker =>
  jobWorker({
    job: retentionJob,
    atOnce: 1,
    everySeconds: 600,
    work: (_data, until) => continueRetention(until),
  });
