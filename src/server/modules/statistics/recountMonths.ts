import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayStart } from '#contract/days.ts';
import { article, keywordChange, keywordMonth } from '#generated/tables/index.ts';
import { isStored } from '#server/kernel/crud/archived.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { rows, run } from '#server/kernel/database/rows.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { dateOf, dayOfReport } from '#server/modules/counts/index.ts';
import { nextMonth } from './months.ts';

/** A month of one kind of items, by its first day. */
interface ChangedMonth {
  itemKnd: string;
  mon: string;
}

const changedMonths = (): Promise<ChangedMonth[]> =>
  rows(
    z.object({ itemKnd: z.string(), mon: z.string() }),
    sql`select distinct item_knd as "itemKnd", mon::text as mon from ${keywordChange} order by mon desc, 1`,
  );

/** Writes only rows that differ: the current month is counted repeatedly, and little of it changes. */
const store = ({ itemKnd, mon }: ChangedMonth): SQL => {
  const { frmTrsfNscvrgDt } = article;
  const isOfMonth = sql`${keywordMonth.itemKnd} = ${itemKnd} and ${keywordMonth.mon} = ${mon} and ${keywordMonth.delYn} = 'N'`;
  return sql`
    with each_day as (
      select token, at, count(*)::int as n, max(article_id) as last_id
      from (
        select unnest(${article.kw}) as token, ${dayOfReport} as at, ${article.articleId} as article_id from ${article}
        where ${article.itemKnd} = ${itemKnd} and ${isStored(article.delYn)}
          and ${frmTrsfNscvrgDt} >= ${dayStart(mon).toISOString()}::timestamptz
          and ${frmTrsfNscvrgDt} < ${dayStart(nextMonth(mon)).toISOString()}::timestamptz
      ) as each_article group by 1, 2
    ), counted as materialized (
      select token, sum(n)::int as article_cnt, max(last_id) as last_article_id,
        array_agg(day order by day) as days, array_agg(n order by day) as day_cnts
      from (select token, n, last_id, ${dateOf(sql`at`)} - ${mon}::date + 1 as day from each_day) as numbered
      group by token
    ), gone as (
      delete from ${keywordMonth} where ${isOfMonth} and token not in (select token from counted)
    )
    insert into ${keywordMonth} (item_knd, mon, token, article_cnt, last_article_id, days, day_cnts)
    select ${itemKnd}, ${mon}::date, counted.*
    from counted left join ${keywordMonth} on ${isOfMonth} and ${keywordMonth.token} = counted.token
    where (counted.article_cnt, counted.last_article_id, counted.days, counted.day_cnts) is distinct from
      (${keywordMonth.articleCnt}, ${keywordMonth.lastArticleId}, ${keywordMonth.days}, ${keywordMonth.dayCnts})
    on conflict (item_knd, mon, token) where del_yn = 'N' do update set (article_cnt, last_article_id, days, day_cnts) =
      (excluded.article_cnt, excluded.last_article_id, excluded.days, excluded.day_cnts)`;
};

/**
 * The changes removed from the notes are included in the counts: these are computed by a later statement, which sees
 * everything that the first one saw. Later changes stay noted. The lock prevents an older count from overwriting a
 * newer one.
 */
const recount = (month: ChangedMonth): Promise<void> =>
  advisoryLock('keyword months', async () => {
    await run(sql`set local work_mem = '64MB'`);
    await db()
      .delete(keywordChange)
      .where(and(eq(keywordChange.itemKnd, month.itemKnd), eq(keywordChange.mon, month.mon)));
    await run(store(month));
  });

/**
 * Counts the keywords of every changed month, one after another, latest first. May be aborted at any moment. @returns
 * number of months
 */
export const recountChangedMonths = async ({
  isOver,
}: Pick<StopCondition, 'isOver'> = neverStop): Promise<number> => {
  let count = 0;
  for (const month of await changedMonths()) {
    if (isOver()) break;
    await recount(month);
    count += 1;
  }
  return count;
};
