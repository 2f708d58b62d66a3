import type { Database } from '#server/kernel/database/database.ts';
import { afterCommit, currentDatabase, withDatabase } from '#server/kernel/database/db.ts';
import { currentDictionary } from './currentDictionary.ts';
import { enrichStored, enrichThese } from './enrichStored.ts';
import { markAgain } from './markAgain.ts';

/** Who analyses behind everybody's back: one for each database of a server. */
export interface Enricher {
  /** Lets the batch end that is under way; what is left the job queue takes up, here or on another server. */
  close(): Promise<void>;
}

interface Waiting {
  ids: Set<number>;
  work: () => void;
  again: (since: Date) => void;
  /** Whether recent articles are being analysed anew. */
  isAgain: () => boolean;
}

const waiting = new WeakMap<Database, Waiting>();

/** @param onError told of what keeps articles from being analysed; the job queue tries again (see enrichmentJob.ts) */
export const openEnricher = (database: Database, onError: (error: unknown) => void): Enricher => {
  const closing = new AbortController();
  const ids = new Set<number>();
  let latest: Promise<unknown> = Promise.resolve();
  const after = <T>(work: () => Promise<T>): Promise<T> => {
    const done = latest.then(() => withDatabase(database, work));
    latest = done.catch(onError);
    return done;
  };
  const work = (): void => {
    const these = [...ids];
    ids.clear();
    if (these.length) after(() => enrichThese(these, closing.signal)).catch(() => {});
  };
  // asked for while others are being marked: one more round, as far back as anybody wants
  let asked: Date | undefined;
  let rounds = 0;
  const again = (since: Date): void => {
    const isNew = asked === undefined;
    asked = asked && asked < since ? asked : since;
    if (!isNew) return;
    rounds += 1;
    after(async () => {
      const from = asked ?? since;
      asked = undefined;
      // what was saved a moment ago counts
      await currentDictionary(0);
      await markAgain(from, closing.signal);
      await enrichStored(closing.signal);
    })
      .catch(() => {})
      .finally(() => {
        rounds -= 1;
      });
  };
  waiting.set(database, { ids, work, again, isAgain: () => rounds > 0 });
  return {
    async close() {
      waiting.delete(database);
      closing.abort();
      await latest;
    },
  };
};

/**
 * Has an article analysed when the running transaction is stored, in this process and at once. It must be marked as not
 * analysed in it: the mark is what the job queue goes by where this process fails or ends.
 */
export const queueEnrichment = (articleId: number): void => {
  const mine = waiting.get(currentDatabase());
  if (!mine) return;
  afterCommit(() => {
    mine.ids.add(articleId);
    // those of one transaction together
    queueMicrotask(mine.work);
  });
};

/** Has what was reported since then analysed again, by the dictionary as it stands, behind everybody's back. */
export const enrichAgain = (since: Date): void => waiting.get(currentDatabase())?.again(since);

/** Whether that is under way in this process. */
export const isEnrichingAgain = (): boolean => waiting.get(currentDatabase())?.isAgain() ?? false;
