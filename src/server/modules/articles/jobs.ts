import { defineJob } from '#server/kernel/jobs/job.ts';

/** Archives old articles, or removes their texts, as the retention rules say, and undoes it; continues what is under way. */
export const retentionJob = defineJob({ name: 'retention', label: '오래된 글 보관', key: 'all' });
