import { defineJob } from '#server/kernel/jobs/job.ts';

/** Reads the attachments that have not been read yet, one process at a time. */
export const attachmentJob = defineJob({
  name: 'attachment',
  label: '첨부 파일 본문 읽기',
  key: 'all',
  // the last file may begin after 70 % of it, and takes five minutes at most
  expireInSeconds: 1_200,
});

/** Updates the bitmaps of common words for changed items. */
export const wordBlockJob = defineJob({ name: 'wordBlock', label: '자주 쓰는 낱말의 색인 갱신' });
