import { inArray, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';
import { type Counted, shareOf, size } from './counts.ts';
import { type Dimension, keyOf, labelsOf } from './dimensions.ts';

/** How many articles of a key there were on a Korean day, and their part of all articles of that day. */
export interface DailyCount extends Counted {
  date: string;
}

/** Selections that can be compared at once, as many lines as an eye can follow. */
export const mostCompared = 5;

const day = sql<string>`to_char(${article.frmTrsfNscvrgDt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;

const perDay = async (where: SQL | undefined): Promise<Map<string, number>> => {
  const found = await reader()
    .select({ date: day.as('date'), n: size })
    .from(article)
    .where(where)
    .groupBy(sql`1`);
  return new Map(found.map(({ date, n }) => [date, Number(n)]));
};

/**
 * The series of these keys, day by day; days without an article are left out.
 * @param where the conditions without the keys: the whole that shares are parts of
 */
export const dailyCounts = async (
  dimension: Dimension,
  where: SQL | undefined,
  keys: readonly string[],
): Promise<DailyCount[]> => {
  if (keys.length === 0) return [];
  const each = reader()
    .select({ key: keyOf[dimension].as('key'), date: day.as('date') })
    .from(article)
    .where(where)
    .as('each');
  const found = await reader()
    .select({ key: each.key, date: each.date, n: size })
    .from(each)
    .where(inArray(each.key, [...keys]))
    .groupBy(each.key, each.date)
    .orderBy(each.date, each.key);
  const whole = await perDay(where);
  const labels = await labelsOf(dimension, keys);
  return found.map(({ key, date, n }) => ({
    date,
    key,
    label: labels.get(key) ?? key,
    count: Number(n),
    share: shareOf(Number(n), whole.get(date) ?? 0),
  }));
};
