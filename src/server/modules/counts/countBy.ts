import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { type PlannerSettings, reading } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import type { GroupKey } from './dimensions.ts';

/** Memory for the groups of a year's days: with less, the database sorts all articles to count them. */
const countSettings = { work_mem: '64MB' };

/** Counts on the standby, if there is one. @param settings additional planner settings for these counts */
export const counting = <T>(work: () => Promise<T>, settings: PlannerSettings = {}): Promise<T> =>
  reading({ ...countSettings, ...settings }, work);

/** Number of articles per key of each name, and in total, including those without a key. */
interface CountedBy<Name extends string> {
  counts: Record<Name, Map<string, number>>;
  all: number;
}

const line = z.object({ name: z.string(), key: z.string().nullable(), n: z.number() });

const list = (pieces: readonly SQL[]): SQL => sql.join([...pieces], sql`, `);

/** Counts the articles under a condition by one or several keys, in one pass over them. */
export const countBy = async <Name extends string>(
  where: SQL | undefined,
  keys: Record<Name, GroupKey>,
  settings: PlannerSettings = {},
): Promise<CountedBy<Name>> => {
  const names = Object.keys(keys) as Name[];
  const column = (name: Name): SQL => sql`${sql.identifier(name)}`;
  const statement = sql`select case ${sql.join(
    names.map((name) => sql`when grouping(${column(name)}) = 0 then ${sql.raw(`'${name}'`)}`),
    sql` `,
  )} else '' end as name, coalesce(${list(names.map((name) => keys[name].written(column(name))))}) as key, count(*)::int as n
      from (select ${list(names.map((name) => sql`${keys[name].key} as ${column(name)}`))}
            from ${article} where ${where ?? sql`true`}) as each
      group by grouping sets (${list([...names.map((name) => sql`(${column(name)})`), sql`()`])})`;
  const found = await counting(() => rows(line, statement), settings);
  const counts = Object.fromEntries(names.map((name) => [name, new Map<string, number>()])) as Record<
    Name,
    Map<string, number>
  >;
  for (const { name, key, n } of found) if (key !== null) counts[name as Name]?.set(key, n);
  return { counts, all: found.find(({ name }) => name === '')?.n ?? 0 };
};

/** Keys with their article counts, descending, ties by key. */
export const maxFirst = (counts: ReadonlyMap<string, number>): { key: string; n: number }[] =>
  [...counts]
    .map(([key, n]) => ({ key, n }))
    .toSorted((one, other) => other.n - one.n || (one.key < other.key ? -1 : 1));
