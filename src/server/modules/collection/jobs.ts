import { z } from 'zod';
import { defineJob } from '#server/kernel/jobs/job.ts';

/** Visits a source. One job per source, however often it is requested; the result is stored as a visit. */
export const visitJob = defineJob({
  name: 'visit',
  label: '매체 방문',
  data: z.object({ mediaFeedId: z.number(), byHand: z.boolean().optional() }),
  policy: 'exclusive',
  expireInSeconds: 120,
  retryPolicy: { retryLimit: 3, retryDelay: 30, retryBackoff: true },
});

/**
 * Takes the full text of an article from its page. One job per article; the job includes the pause that a site
 * requires.
 */
export const pageJob = defineJob({
  name: 'page',
  label: '기사 페이지 읽기',
  data: z.object({ articleId: z.number(), mediaFeedId: z.number() }),
  policy: 'exclusive',
  expireInSeconds: 180,
  retryPolicy: { retryLimit: 2, retryDelay: 60, retryBackoff: true },
});

/**
 * Reads the kept answers of a source by the present rules. One job per source; it asks no outlet. Three feed documents
 * and twenty pages take at most 10 s each to read, and their articles the rest.
 */
export const rereadJob = defineJob({
  name: 'reread',
  label: '보관한 응답 다시 읽기',
  data: z.object({ mediaFeedId: z.number() }),
  policy: 'exclusive',
  expireInSeconds: 600,
  retryPolicy: { retryLimit: 3, retryDelay: 30, retryBackoff: true },
});

/** Queues sources that are due or were requested. */
export const dueSourcesJob = defineJob({ name: 'dueSources', label: '방문할 매체 찾기' });

/** Compares stored articles with the present rules, repairs them, and undoes it; continues what is under way. */
export const repairJob = defineJob({
  name: 'repair',
  label: '수집 규칙으로 바로잡기',
  key: 'all',
});
