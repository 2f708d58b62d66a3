import { defineJob } from '#server/kernel/jobs/job.ts';

/** Counts the keywords of months that have changed. */
export const keywordMonthJob = defineJob({ name: 'keywordMonth', label: '월별 키워드 다시 세기' });
