import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { assigned, db, type PlannerSettings } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import { costsOfWords } from './searchSettings.ts';

/**
 * How a count finds its rows, where an index of words knows some of them.
 *
 * `words`: nothing else leads to the rows, so the planner chooses between the rows that have the words and all rows.
 * `any`: another condition may lead, where it leaves fewer rows than are worth a list of those that have the words.
 * `facts`: no word is asked for.
 * `nothing`: nor is anything else; all rows are counted.
 * `bits`: each item is asked for its bit, along an index that has what else is asked of it.
 */
export type Lead = 'words' | 'any' | 'facts' | 'nothing' | 'bits';

/**
 * What bits cost less than the planner takes them for, so that it would rather sort all items, or list them, than read
 * along an index and keep a sum for each group.
 */
export const alongBits: PlannerSettings = {
  enable_bitmapscan: 'off',
  enable_seqscan: 'off',
  enable_sort: 'off',
  cpu_operator_cost: '0.0025',
};

/** Keywords have an index of lists alone, whose items are few. */
export const leadOfBits = ({ keywords }: Pick<ArticleQuery, 'keywords'>): Lead =>
  keywords.length > 0 ? 'facts' : 'bits';

/**
 * Where many rows are counted, and most of all where the count ends early, the planner would walk along any index and
 * look into each row for its words, at ten times the cost of a list of the rows that have them. Where only words lead, an
 * entry of the index gets a high cost (cpu_index_tuple_cost): the planner takes looking into a row for cheap, and would look into all of them.
 */
const settings: Record<Lead, PlannerSettings> = {
  words: { enable_indexscan: 'off', cpu_index_tuple_cost: '10' },
  any: { enable_indexscan: 'off' },
  facts: {},
  // an index knows how many there are
  nothing: { enable_bitmapscan: 'off' },
  bits: alongBits,
};

/** The same for a transaction of its own, which does nothing but count what has some words. */
export const listsOfWords = (lead: Exclude<Lead, 'facts' | 'bits'>): PlannerSettings => ({
  ...costsOfWords,
  ...settings[lead],
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

/** Counts within the running transaction, whose other statements are planned as they were. */
export const withPlannerSettings = async <T>(lead: Lead, count: () => Promise<T>): Promise<T> => {
  if (lead === 'facts') return count();
  // what stands is read before it is changed, in one call
  const { before } = await row(
    previousSettings,
    sql`select json_build_object(${names}) as before, ${assigned(settings[lead])}`,
  );
  const counted = await count();
  await db().execute(sql`select ${assigned(before)}`);
  return counted;
};
