import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { assigned, db, type PlannerSettings } from '../../../database/db.ts';
import { row } from '../../../database/rows.ts';
import { costsOfWords } from './searchSettings.ts';

/**
 * How a count finds its rows, where an index of words knows some of them.
 *
 * `words`: nothing else leads to the rows, so the planner chooses between the rows that have the words and all rows.
 * `any`: another condition may lead, where it leaves fewer rows than are worth a list of those that have the words.
 * `facts`: no word is asked for.
 * `nothing`: nor is anything else; all rows are counted.
 */
export type Lead = 'words' | 'any' | 'facts' | 'nothing';

/**
 * Where many rows are counted, and most of all where the count ends early, the planner would walk along any index and
 * look into each row for its words, at ten times the cost of a list of the rows that have them. Where only words lead, an
 * entry of the index is said to be dear: the planner takes looking into a row for cheap, and would look into all of them.
 */
const settings: Record<Lead, PlannerSettings> = {
  words: { enable_indexscan: 'off', cpu_index_tuple_cost: '10' },
  any: { enable_indexscan: 'off' },
  facts: {},
  // an index knows how many there are
  nothing: { enable_bitmapscan: 'off' },
};

/** The same for a transaction of its own, which does nothing but count what has some words. */
export const listsOfWords = (lead: Exclude<Lead, 'facts'>): PlannerSettings => ({
  ...costsOfWords,
  ...settings[lead],
});

const names = sql.join(
  ['enable_indexscan', 'enable_bitmapscan', 'cpu_index_tuple_cost'].map(
    (name) => sql`${sql.raw(`'${name}'`)}, current_setting(${name})`,
  ),
  sql`, `,
);
const standing = z.object({ before: z.record(z.string(), z.string()) });

/** Counts within the running transaction, whose other statements are planned as they were. */
export const alongWords = async <T>(lead: Lead, count: () => Promise<T>): Promise<T> => {
  if (lead === 'facts') return count();
  // what stands is read before it is changed, in one call
  const { before } = await row(
    standing,
    sql`select json_build_object(${names}) as before, ${assigned(settings[lead])}`,
  );
  const counted = await count();
  await db().execute(sql`select ${assigned(before)}`);
  return counted;
};
