import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayStart } from '#contract/days.ts';
import { article } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import {
  counting,
  type Dimension,
  dayOfReport,
  isOneOf,
  keyOf,
  labelsOf,
  type PlainDimension,
  written,
} from '#server/modules/counts/index.ts';
import type { Period, Scope } from '#server/modules/search/index.ts';
import { type Counted, shareOf, size } from './counts.ts';
import { keywordSource, keywordsByDay } from './keywordCounts.ts';

/** Number of articles of a key on a Korean day, and their share of all articles of that day. */
export interface DailyCount extends Counted {
  date: string;
}

/** Maximum selections in one comparison: more lines would be unreadable. */
export const maxCompared = 5;

const date = written(dayOfReport);

interface Series {
  found: { key: string; date: string; n: number }[];
  /** Number of all articles per day. */
  whole: Map<string, number>;
}

/** Number of all articles per day of a period: one index scan per day, at half the cost of grouping them by day. */
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

/** Articles of keys per day. */
const ofKeys = (dimension: PlainDimension, keys: readonly string[], where: SQL | undefined) => {
  const { key, written: keyText } = keyOf[dimension];
  return reader()
    .select({ key: keyText(key).as('key'), date: date.as('date'), n: size })
    .from(article)
    .where(and(where, isOneOf[dimension](keys)))
    .groupBy(key, dayOfReport);
};

/** The counts of the keys and those of all articles use different indexes: both are queried concurrently. */
const seriesOf = async (dimension: Dimension, keys: readonly string[], scope: Scope): Promise<Series> => {
  const [found, whole] = await Promise.all([
    counting(
      async () =>
        dimension === 'keyword'
          ? keywordsByDay(keys, await keywordSource({ ...scope, ...scope.ofSome }))
          : ofKeys(dimension, keys, scope.ofSome.where),
      scope.ofSome.settings,
    ),
    counting(() => perDay(scope), scope.settings),
  ]);
  return { found, whole };
};

/**
 * The series of these keys per day; days without an article are left out.
 * @param scope without the keys: the whole for the shares
 */
export const dailyCounts = async (
  dimension: Dimension,
  scope: Scope,
  keys: readonly string[],
): Promise<DailyCount[]> => {
  if (keys.length === 0) return [];
  const { found, whole } = await seriesOf(dimension, keys, scope);
  const labels = await labelsOf(dimension, keys);
  const byDay = found.toSorted((a, b) => (a.date + a.key < b.date + b.key ? -1 : 1));
  return byDay.map((one) => ({
    date: one.date,
    key: one.key,
    label: labels.get(one.key) ?? one.key,
    count: one.n,
    share: shareOf(one.n, whole.get(one.date) ?? 0),
  }));
};
