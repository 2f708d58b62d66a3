import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayStart } from '#contract/days.ts';
import { article } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';
import { rows } from '../../database/rows.ts';
import { counting } from './counting.ts';
import { type Counted, shareOf, topKeywords } from './counts.ts';
import { type Dimension, keyOf, labelsOf, type PlainDimension } from './dimensions.ts';
import { keywordsByDay } from './keywordCounts.ts';
import { keywordSource } from './keywordSource.ts';
import { dayOfReport, written } from './koreanDay.ts';
import type { Period, Scope } from './scope.ts';
import { size } from './size.ts';

/** How many articles of a key there were on a Korean day, and their part of all articles of that day. */
export interface DailyCount extends Counted {
  date: string;
}

/** Selections that can be compared at once, as many lines as an eye can follow. */
export const mostCompared = 5;

const date = written(dayOfReport);

interface Series {
  found: { key: string; date: string; n: number }[];
  /** All articles of each day. */
  whole: Map<string, number>;
}

/** All articles of each day of a period: along the index day by day, which costs half of what sorting them into days does. */
const perDayOf = ({ startDate, endDate }: Period, where: SQL | undefined) => {
  const { frmTrsfNscvrgDt } = article;
  const [first, last] = [startDate, endDate].map((one) => dayStart(one).toISOString());
  return rows(
    z.object({ date: z.string(), n: z.number() }),
    sql`select ${written(sql`day`)} as date, n
        from generate_series(${first}::timestamptz, ${last}::timestamptz, interval '1 day') as day, lateral (
          select count(*)::int as n from ${article}
          where ${and(where, sql`${frmTrsfNscvrgDt} >= day`, sql`${frmTrsfNscvrgDt} < day + interval '1 day'`)}
        ) as counted where n > 0`,
  );
};

const perDay = async ({ where, days }: Scope): Promise<Map<string, number>> => {
  const found = days
    ? await perDayOf(days.period, where)
    : await reader()
        .select({ date: date.as('date'), n: size })
        .from(article)
        .where(where)
        .groupBy(dayOfReport);
  return new Map(found.map((one) => [one.date, one.n]));
};

/** Keywords and all articles of each day have nothing in common to read: both are asked at once. */
const ofKeywords = async (keys: readonly string[], scope: Scope): Promise<Series> => {
  const [found, whole] = await Promise.all([
    counting(async () => keywordsByDay(keys, await keywordSource(scope))),
    counting(() => perDay(scope)),
  ]);
  return { found, whole };
};

const counted = z.object({ key: z.string().nullable(), date: z.string(), n: z.number() });

/** @param lines of keys, and of everything else without one */
const seriesOf = (lines: readonly z.infer<typeof counted>[]): Series => {
  const whole = new Map<string, number>();
  for (const { date: day, n } of lines) whole.set(day, (whole.get(day) ?? 0) + n);
  return { found: lines.flatMap((one) => (one.key === null ? [] : [{ ...one, key: one.key }])), whole };
};

/** The keys and everything else in one pass over the articles. */
const ofKeys = async (
  dimension: PlainDimension,
  keys: readonly string[],
  where: SQL | undefined,
): Promise<Series> => {
  const key = keyOf[dimension];
  const wanted = sql<string | null>`case when ${inArray(key, [...keys])} then ${key} end`;
  const lines = await reader()
    .select({ key: wanted.as('key'), date: date.as('date'), n: size })
    .from(article)
    .where(where)
    .groupBy(sql`1`, dayOfReport);
  return seriesOf(lines);
};

/** The same of the most frequent keys, which the same pass tells. */
const ofMost = async (dimension: PlainDimension, most: number, where: SQL | undefined): Promise<Series> =>
  seriesOf(
    await rows(
      counted,
      sql`
    with each as materialized (
      select ${keyOf[dimension]} as key, ${dayOfReport} as day, count(*)::int as n
      from ${article} where ${where ?? sql`true`} group by 1, 2
    ), most as (
      select key from each where key is not null group by key order by sum(n) desc, key collate "C" limit ${most}
    )
    select ${written(sql`day`)} as date, case when key in (select key from most) then key end as key, sum(n)::int as n
    from each group by day, 2`,
    ),
  );

const named = async (dimension: Dimension, { found, whole }: Series): Promise<DailyCount[]> => {
  const labels = await labelsOf(
    dimension,
    found.map(({ key }) => key),
  );
  const byDay = found.toSorted((a, b) => (a.date + a.key < b.date + b.key ? -1 : 1));
  return byDay.map((one) => ({
    date: one.date,
    key: one.key,
    label: labels.get(one.key) ?? one.key,
    count: one.n,
    share: shareOf(one.n, whole.get(one.date) ?? 0),
  }));
};

/**
 * The series of these keys, day by day; days without an article are left out.
 * @param scope without the keys: the whole that shares are parts of
 */
export const dailyCounts = async (
  dimension: Dimension,
  scope: Scope,
  keys: readonly string[],
): Promise<DailyCount[]> => {
  if (keys.length === 0) return [];
  const series =
    dimension === 'keyword' ? ofKeywords(keys, scope) : counting(() => ofKeys(dimension, keys, scope.where));
  return named(dimension, await series);
};

/** The series of the most frequent keys of the period, day by day. */
export const dailyOfMost = async (
  dimension: Dimension,
  scope: Scope,
  most: number,
): Promise<DailyCount[]> => {
  if (dimension === 'keyword') return dailyCounts(dimension, scope, await topKeywords(scope, most));
  return named(dimension, await counting(() => ofMost(dimension, most, scope.where)));
};
