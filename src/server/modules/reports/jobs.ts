import { defineJob } from '#server/kernel/jobs/job.ts';

/** Makes the briefings of templates whose time has come, one process at a time. */
export const reportJob = defineJob({ name: 'reportTemplates', label: '보고 서식', key: 'all' });
