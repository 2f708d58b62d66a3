import { defineJob } from '#server/kernel/jobs/job.ts';

/** Sends due messages of the outbox. Failed messages have their own retry times. */
export const deliveryJob = defineJob({ name: 'delivery', label: '메일·문자 발송', expireInSeconds: 120 });

/** Deletes data that is no longer needed, and marks unused accounts as dormant. */
export const housekeepingJob = defineJob({
  name: 'housekeeping',
  label: '매일 정리 작업',
  expireInSeconds: 1_800,
  // the next run is a day later
  retryPolicy: { retryLimit: 0, retryDelay: 0 },
});

/** Vacuums the table of articles in the embedded database during idle time. */
export const upkeepJob = defineJob({ name: 'upkeep', label: '내장 데이터베이스 정돈' });
