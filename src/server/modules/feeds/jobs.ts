import { defineJob } from '#server/kernel/jobs/job.ts';

/** Gathers what is new for web hooks, and sends it. A failed delivery has its own times to be tried again. */
export const webHookJob = defineJob({ name: 'webhook', label: '외부 전송', key: 'all' });
