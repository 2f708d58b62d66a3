import { z } from 'zod';
import { defineJob } from '#server/kernel/jobs/job.ts';

/** Clusters pending articles into highlights, one process at a time. */
export const clusterJob = defineJob({ name: 'cluster', label: '하이라이트 묶기', key: 'all' });

/** Analyses articles that have not been analysed yet. */
export const enrichJob = defineJob({ name: 'enrichNew', label: '새 기사 분석' });

/** Analyses articles whose texts have just changed, before all other waiting articles. */
export const enrichChangedJob = defineJob({
  name: 'enrichChanged',
  label: '고친 기사 다시 분석',
  data: z.object({ articleIds: z.array(z.number()) }),
});

/** Retries failed analyses: with delays from one minute to six hours, for about two days; then from the start again. */
export const enrichFailedJob = defineJob({
  name: 'enrichFailed',
  label: '오류로 멈춘 기사 다시 분석',
  policy: 'exclusive',
  key: 'failed',
  retryPolicy: { retryLimit: 15, retryDelay: 60, retryBackoff: true, retryDelayMax: 21_600 },
});

/** Marks articles reported since then for analysis with the current dictionary; a further job continues at `from`. */
export const enrichAgainJob = defineJob({
  name: 'enrichAgain',
  label: '사전을 바꾼 뒤 다시 분석할 기사 고르기',
  data: z.object({ since: z.string(), from: z.object({ at: z.string(), articleId: z.number() }).optional() }),
});

/** Translates and summarises waiting articles, those requested by users first. */
export const machineReadingJob = defineJob({
  name: 'machineReading',
  label: 'AI 번역·요약',
  // one article may need several calls, each with retries
  expireInSeconds: 3_600,
});
