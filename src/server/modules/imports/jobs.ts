import { defineJob } from '#server/kernel/jobs/job.ts';

/** Stores or undoes the lists that administrators have uploaded, one after the other. */
export const listImportJob = defineJob({
  name: 'listImport',
  label: '목록 가져오기',
  key: 'all',
  expireInSeconds: 600,
});
