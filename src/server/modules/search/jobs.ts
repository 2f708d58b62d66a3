import { defineJob } from '#server/kernel/jobs/job.ts';

/** Reads new attachments, and those that have not been read yet. */
export const attachmentJob = defineJob({ name: 'attachment', label: '첨부 파일 본문 읽기' });

/** Updates the bitmaps of common words for changed items. */
export const wordBlockJob = defineJob({ name: 'wordBlock', label: '자주 쓰는 낱말의 색인 갱신' });
