import { defineJob } from '#server/kernel/jobs/job.ts';

/** Attachments that were stored, or left unread, are read. */
export const attachmentJob = defineJob({ name: 'attachment', label: '첨부 파일 본문 읽기' });

/** Bits of common words are made where items have changed. */
export const wordBlockJob = defineJob({ name: 'wordBlock', label: '자주 쓰는 낱말의 색인 갱신' });
