import { defineJob } from '#server/kernel/jobs/job.ts';

/** Does what rules say with items that have come in, and undoes it; one process at a time. */
export const arrivalJob = defineJob({ name: 'arrivalRules', label: '수신 규칙', key: 'all' });
