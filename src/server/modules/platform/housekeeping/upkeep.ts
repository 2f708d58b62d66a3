import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { lastCallOf } from '#server/kernel/database/bindDatabase.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { row, run } from '#server/kernel/database/rows.ts';
import { type JobWorker, jobWorker } from '#server/kernel/jobs/job.ts';
import { upkeepJob } from '../jobs.ts';

/** State of a table since its last vacuum. */
interface TableState {
  pages: number;
  /** All-visible pages, which allow index-only scans. */
  visiblePages: number;
  rows: number;
  /** Rows inserted, changed or deleted since, as far as this process knows. */
  changed: number;
}

const fewPages = 500;
const shareSeen = 0.8;
const shareChanged = 0.05;

/** Whether a vacuum is worthwhile: too few pages are all-visible, or many rows have changed. */
export const wantsUpkeep = ({ pages, visiblePages, rows, changed }: TableState): boolean =>
  pages > fewPages && (visiblePages < shareSeen * pages || changed > shareChanged * rows);

const idleMs = 120_000;
/** Open screens poll every minute, and missions in other time zones work at night. */
const idleAtNightMs = 20_000;
const seoulOffset = 9;

/**
 * Whether maintenance would block hardly any user: no request for two minutes, or for twenty seconds at night in Korea.
 */
export const isQuiet = (now: Date, lastCall: number): boolean => {
  const hour = (now.getUTCHours() + seoulOffset) % 24;
  const isNight = hour >= 2 && hour < 5;
  return now.getTime() - lastCall > (isNight ? idleAtNightMs : idleMs);
};

const state = z.object({
  pages: z.number(),
  visiblePages: z.number(),
  rows: z.number(),
  changed: z.number(),
});

export const articlesState = (): Promise<TableState> =>
  row(
    state,
    sql`select (pg_relation_size(oid) / 8192)::int pages, relallvisible "visiblePages",
      greatest(reltuples, 0)::int "rows",
      coalesce((select (n_ins_since_vacuum + n_dead_tup)::int from pg_stat_user_tables where relid = oid), 0) changed
      from pg_class where oid = 'article'::regclass`,
  );

/**
 * Vacuums the embedded database, as PostgreSQL does by itself: removes dead rows and lets counts use index-only scans,
 * in a tenth of the time. Blocks all other statements: seconds after a large import, little otherwise.
 */
export const vacuumArticles = async (): Promise<void> => {
  // the last second's changes would be counted after the vacuum, which would be repeated for them
  await run(sql`select pg_stat_force_next_flush()`);
  await run(sql`vacuum (analyze) article`);
};

/** `vacuumArticles` for the keyword counts after they have been updated: takes milliseconds. */
export const vacuumKeywords = async (): Promise<void> =>
  void (await run(sql`vacuum (analyze) keyword_month, keyword_change`));

/** Vacuums the table of articles in the embedded database; PostgreSQL vacuums itself. */
export const upkeepWorker = (database: Database, log: FastifyBaseLogger): JobWorker =>
  jobWorker({
    job: upkeepJob,
    atOnce: 1,
    everySeconds: 60,
    work: async () => {
      if (!isQuiet(new Date(), lastCallOf(database))) return;
      const state = await articlesState();
      if (!wantsUpkeep(state)) return;
      const since = performance.now();
      await vacuumArticles();
      log.info({ state, ms: Math.round(performance.now() - since) }, 'the table of articles was vacuumed');
    },
  });
