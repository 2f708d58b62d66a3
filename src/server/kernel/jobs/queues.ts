import type { Queue } from 'pg-boss';

/** What a job of each queue says. */
export interface Jobs {
  /** A source is visited. One job per source, however often it is asked for. */
  visit: { mediaFeedId: number; byHand?: boolean };
  /** The whole text of an article is taken from its page. One job per article. */
  page: { articleId: number; mediaFeedId: number };
  /** Articles that wait are put into highlights. */
  cluster: Record<string, never>;
  /** Articles are analysed: those that nobody has looked at yet, or those that an error stopped. One job of each. */
  enrich: { articles: 'new' | 'failed' };
}
export type QueueName = keyof Jobs;

/**
 * The queues. `exclusive`: of jobs with the same key one waits or runs at a time. A job whose process died is run
 * again when its time is over, so each has to bear being repeated.
 */
export const queues: Record<QueueName, Omit<Queue, 'name'>> = {
  visit: {
    policy: 'exclusive',
    expireInSeconds: 120,
    retryLimit: 3,
    retryDelay: 30,
    retryBackoff: true,
    // what became of it stands among the visits
    deleteAfterSeconds: 3_600,
  },
  // half a minute of pause that a site may want is part of it
  page: {
    policy: 'exclusive',
    expireInSeconds: 180,
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: true,
    deleteAfterSeconds: 3_600,
  },
  // one runs, and one waits that begins when somebody has put something in meanwhile
  cluster: {
    policy: 'stately',
    expireInSeconds: 300,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    deleteAfterSeconds: 3_600,
  },
  // from one minute to six hours, for about two days; then the next look begins anew
  enrich: {
    policy: 'exclusive',
    expireInSeconds: 300,
    retryLimit: 15,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 21_600,
    deleteAfterSeconds: 3_600,
  },
};
