import { randomUUID } from 'node:crypto';
import type { Database } from '#server/kernel/database/database.ts';
import { afterCommit, currentDatabase, withDatabase } from '#server/kernel/database/db.ts';
import { queueJobAfterCommit, queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { isPending } from '#server/kernel/jobs/jobOverview.ts';
import { enrichAgainJob, enrichChangedJob, enrichJob } from '../jobs.ts';

/** Articles of committed transactions, until the microtask that puts them into one job. */
const changed = new WeakMap<Database, number[]>();

/** Maximum articles per job. */
const maxAtOnce = 500;

const putChanged = (database: Database): void => {
  const articleIds = changed.get(database) ?? [];
  changed.delete(database);
  for (let from = 0; from < articleIds.length; from += maxAtOnce) {
    const data = { articleIds: articleIds.slice(from, from + maxAtOnce) };
    void withDatabase(database, async () =>
      queueJobAfterCommit(enrichChangedJob, data, { key: randomUUID() }),
    );
  }
};

/**
 * Queues the analysis of an article after the commit of the running transaction, which must mark it as not analysed: by
 * that mark `enrichJob` finds it if no job was queued.
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

/** Queues a new analysis, with the current dictionary, of articles reported since then. @throws Failure 503 */
export const enrichAgain = (since: Date): Promise<void> =>
  queueJobs(enrichAgainJob, [{ data: { since: since.toISOString() }, singletonKey: randomUUID() }]);

/** Whether any process is doing that: choosing articles, or analysing waiting ones. */
export const isEnrichingAgain = async (): Promise<boolean> =>
  (await isPending(enrichAgainJob)) || (await isPending(enrichJob));
