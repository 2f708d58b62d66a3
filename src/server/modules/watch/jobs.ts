import { defineJob } from '#server/kernel/jobs/job.ts';

/** Compares new and changed articles with all saved searches, one process at a time. */
export const matchJob = defineJob({ name: 'watchMatch', label: '저장한 검색과 새 글 견주기', key: 'all' });

/** Tells people what is new in their saved searches. */
export const tellJob = defineJob({ name: 'watchTell', label: '새 글 알림 보내기', key: 'all' });
