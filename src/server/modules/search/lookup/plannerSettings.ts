import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { assigned, db, type PlannerSettings } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';

/**
 * The planner assumes that token arrays are small and as cheap to check as a number: for a common word it would read
 * every row rather than use the index. These settings state the real cost of checking a row, and enough memory for the
 * bitmaps of common words.
 */
const costsOfWords = { enable_seqscan: 'off', cpu_operator_cost: '0.1', work_mem: '64MB' };

/**
 * A search statement times out after five seconds. It uses a single process: parallel workers would continue the scan
 * by time far beyond the page before they are told that it is full.
 */
export const searchSettings = {
  ...costsOfWords,
  max_parallel_workers_per_gather: '0',
  statement_timeout: '5s',
};

/**
 * How a count finds its rows if a word index knows some of them.
 *
 * `words`: only words restrict the rows; the planner chooses between the rows with the words and all rows.
 * `any`: another condition may be used first, if it leaves fewer rows than a list of those with the words is worth.
 * `facts`: no words.
 * `nothing`: no conditions at all; all rows are counted.
 * `bits`: the bit of each item is checked during a scan of an index that contains the other columns.
 */
export type RowSource = 'words' | 'any' | 'facts' | 'nothing' | 'bits';

/**
 * Checking bits costs less than the planner assumes: without these settings it would sort or list all items rather than
 * scan an index and aggregate by hash.
 */
export const bitScanSettings: PlannerSettings = {
  enable_bitmapscan: 'off',
  enable_seqscan: 'off',
  enable_sort: 'off',
  cpu_operator_cost: '0.0025',
};

/** Keywords have only a GIN index, whose items are few. */
export const rowSourceOfBits = ({ keywords }: Pick<ArticleQuery, 'keywords'>): RowSource =>
  keywords.length > 0 ? 'facts' : 'bits';

/**
 * If many rows are counted, and especially with a limit, the planner would scan any index and check each row for its
 * words, at ten times the cost of a list of the rows with the words. If only words are used, index entries get a high cost
 * (cpu_index_tuple_cost): the planner underestimates the cost of checking a row, and would check all of them.
 */
const settings: Record<RowSource, PlannerSettings> = {
  words: { enable_indexscan: 'off', cpu_index_tuple_cost: '10' },
  any: { enable_indexscan: 'off' },
  facts: {},
  // an index-only scan gives the count
  nothing: { enable_bitmapscan: 'off' },
  bits: bitScanSettings,
};

/** `settings` for a separate transaction that only counts items with some words. */
export const listsOfWords = (rowSource: Exclude<RowSource, 'facts' | 'bits'>): PlannerSettings => ({
  ...costsOfWords,
  ...settings[rowSource],
});

const names = sql.join(
  [
    'enable_indexscan',
    'enable_bitmapscan',
    'enable_seqscan',
    'enable_sort',
    'cpu_index_tuple_cost',
    'cpu_operator_cost',
  ].map((name) => sql`${sql.raw(`'${name}'`)}, current_setting(${name})`),
  sql`, `,
);
const previousSettings = z.object({ before: z.record(z.string(), z.string()) });

/** Runs a count within the current transaction with planner settings that are reset afterwards. */
export const withPlannerSettings = async <T>(rowSource: RowSource, count: () => Promise<T>): Promise<T> => {
  if (rowSource === 'facts') return count();
  // read the previous settings and change them in one round trip
  const { before } = await row(
    previousSettings,
    sql`select json_build_object(${names}) as before, ${assigned(settings[rowSource])}`,
  );
  const counted = await count();
  await db().execute(sql`select ${assigned(before)}`);
  return counted;
};
