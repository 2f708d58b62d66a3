import { randomUUID } from 'node:crypto';
import type { Database } from '#server/kernel/database/database.ts';
import { afterCommit, currentDatabase, withDatabase } from '#server/kernel/database/db.ts';
import { askForJob, putJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { isPending } from '#server/kernel/jobs/pendingJobs.ts';
import { enrichAgainJob, enrichChangedJob, enrichJob } from '../jobs.ts';

/** Articles of transactions that have just been stored, until the microtask that puts them into one job. */
const changed = new WeakMap<Database, number[]>();

/** Articles of one job at most. */
const maxAtOnce = 500;

const putChanged = (database: Database): void => {
  const articleIds = changed.get(database) ?? [];
  changed.delete(database);
  for (let from = 0; from < articleIds.length; from += maxAtOnce) {
    const data = { articleIds: articleIds.slice(from, from + maxAtOnce) };
    void withDatabase(database, async () => askForJob(enrichChangedJob, data, { key: randomUUID() }));
  }
};

/**
 * Queues the analysis of an article after the commit of the running transaction, which must mark it as not analysed: by
 * that mark `enrichJob` finds it where no job is queued.
 */
export const queueEnrichment = (articleId: number): void => {
  const database = currentDatabase();
  afterCommit(() => {
    const known = changed.get(database);
    if (known) known.push(articleId);
    else {
      changed.set(database, [articleId]);
      queueMicrotask(() => putChanged(database));
    }
  });
};

/** Queues the analysis of articles reported since then with the current dictionary. @throws Failure 503 */
export const enrichAgain = (since: Date): Promise<void> =>
  putJobs(enrichAgainJob, [{ data: { since: since.toISOString() }, singletonKey: randomUUID() }]);

/** Whether that is under way in any process: articles are being chosen, or those that wait are analysed. */
export const isEnrichingAgain = async (): Promise<boolean> =>
  (await isPending(enrichAgainJob)) || (await isPending(enrichJob));
