import { randomUUID } from 'node:crypto';
import type { Database } from '#server/kernel/database/database.ts';
import { afterCommit, currentDatabase, withDatabase } from '#server/kernel/database/db.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { enrichChangedJob } from '../jobs.ts';

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
