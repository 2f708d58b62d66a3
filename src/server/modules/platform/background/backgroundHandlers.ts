import { countText } from '#contract/countText.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { areJobsOpen, wakeJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { failedJobs, jobKindStates, retryJobs } from '#server/kernel/jobs/jobOverview.ts';

type Ids = 'GET /job-list' | 'POST /job-retry';

/** Maximum failed jobs shown; all are counted. */
const maxShown = 50;
const maxRetried = 1_000;

const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Endpoints for the state of background jobs and for retrying failed ones. */
export const backgroundHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /job-list': async ({ request }) => {
    const kinds = await jobKindStates(request.server.jobWorkers);
    const labels = new Map(kinds.map(({ jobNm, jobLabel }) => [jobNm, jobLabel]));
    const failed = await failedJobs(maxShown);
    return {
      data: {
        openYn: areJobsOpen() ? 'Y' : 'N',
        kinds: kinds.map(({ lastEndDt, nextDt, ...one }) => ({
          ...one,
          lastEndDt: textOf(lastEndDt),
          nextDt: textOf(nextDt),
        })),
        failed: failed.map(({ failedDt, nextTryDt, ...one }) => ({
          ...one,
          jobLabel: labels.get(one.jobNm) ?? one.jobNm,
          failedDt: textOf(failedDt),
          nextTryDt: textOf(nextTryDt),
        })),
        failedCnt: kinds.reduce((sum, { failedCnt, retryCnt }) => sum + failedCnt + retryCnt, 0),
      },
    };
  },
  'POST /job-retry': async ({ body: { jobIds } }) => {
    if (jobIds && jobIds.length > maxRetried)
      throw badRequest(`한 번에 ${countText(maxRetried)}까지 다시 시도할 수 있습니다.`);
    const count = await retryJobs(jobIds ?? undefined);
    wakeJobs();
    return { data: { count } };
  },
};
