import { z } from 'zod';
import { defineJob } from '#server/kernel/jobs/job.ts';

/**
 * Mails a link for a new password to the owner of a folded address, if it has one. Queued for every address, so that
 * neither the answer nor its time tells who has an account; the link itself is made when the mail leaves.
 */
export const passwordLinkJob = defineJob({
  name: 'passwordLink',
  label: '비밀번호 링크 보내기',
  data: z.object({ eml: z.string() }),
  policy: 'exclusive',
  expireInSeconds: 60,
});
