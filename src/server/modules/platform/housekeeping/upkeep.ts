import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { row, run } from '#server/kernel/database/rows.ts';

/** What a table holds and what has become of it since it was looked after. */
export interface TableState {
  pages: number;
  /** Pages of which the indexes alone can say that every row is there for everybody. */
  visiblePages: number;
  rows: number;
  /** Rows that came, changed or went since, as far as this process has seen it. */
  changed: number;
}

const fewPages = 500;
const shareSeen = 0.8;
const shareChanged = 0.05;

/** Whether the table has enough dead rows to be worth a vacuum. */
export const wantsUpkeep = ({ pages, visiblePages, rows, changed }: TableState): boolean =>
  pages > fewPages && (visiblePages < shareSeen * pages || changed > shareChanged * rows);

const idleMs = 120_000;
/** Screens that stand open ask every minute; missions on the other side of the earth work. */
const idleAtNightMs = 20_000;
const seoulOffset = 9;

/** Whether maintenance would block hardly anybody: no call for two minutes, or for twenty seconds at night in Korea. */
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
export const vacuumArticles = async (): Promise<void> => void (await run(sql`vacuum (analyze) article`));

/** The same for the counts of keywords after they were counted again: milliseconds. */
export const vacuumKeywords = async (): Promise<void> =>
  void (await run(sql`vacuum (analyze) keyword_month, keyword_change`));
