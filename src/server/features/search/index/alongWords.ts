import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../../database/db.ts';
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
 * look into each row for its words, at ten times the cost of a list of the rows that have them. Where only words lead, a
 * row of the list is said to be dear: the planner takes looking into a row for cheap, and would look into all of them.
 */
const settings: Record<Lead, SQL[]> = {
  words: [sql`set local enable_indexscan = off`, sql`set local cpu_index_tuple_cost = 10`],
  any: [sql`set local enable_indexscan = off`],
  facts: [],
  // an index knows how many there are
  nothing: [sql`set local enable_bitmapscan = off`],
};
const usual = [
  sql`set local enable_indexscan to default`,
  sql`set local enable_bitmapscan to default`,
  sql`set local cpu_index_tuple_cost to default`,
];

/** The same for a transaction of its own, which counts what has some words and nothing else. */
export const listsOfWords = (lead: Lead): SQL[] => [...costsOfWords, ...settings[lead]];

/** Counts within the running transaction, whose other statements are planned as they were. */
export const alongWords = async <T>(lead: Lead, count: () => Promise<T>): Promise<T> => {
  if (lead === 'facts') return count();
  for (const setting of settings[lead]) await db().execute(setting);
  const counted = await count();
  for (const setting of usual) await db().execute(setting);
  return counted;
};
