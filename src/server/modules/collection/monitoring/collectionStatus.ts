import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CollectionStatus } from '#generated/types/monitoringCalls.ts';
import { periodStarts } from '#server/kernel/clock/periodStarts.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { troubledStates } from '../sources/health.ts';

const counts = {
  todayCount: z.number(),
  monthCount: z.number(),
  yearCount: z.number(),
  totalCount: z.number(),
};

const figuresRow = z.object({ ...counts, ntnCount: z.number(), mediaCount: z.number() });
const time = z.coerce.date().nullable();
const sourceRow = z.object({
  ofAll: z.number(),
  sourceId: z.string(),
  sourceNm: z.string().nullable(),
  ...counts,
  lastRegDt: time,
  doneYn: z.string().nullable(),
  mediaFeedId: z.number().nullable(),
  clctSttsCd: z.string().nullable(),
  lastSuccessDt: time,
  dueDt: time,
  itemCnt: z.number().nullable(),
  leftOutCnt: z.number().nullable(),
  failureCount: z.number().nullable(),
});
type SourceRow = z.infer<typeof sourceRow>;

/** Maximum number of sources on the screen: failing ones first, then by number of articles. */
const maxSources = 500;

const counting = ({ day, month, year, tomorrow }: ReturnType<typeof periodStarts>) => {
  const since = (from: Date) => sql`count(*) filter
    (where reg_dt >= ${from.toISOString()}::timestamptz and reg_dt < ${tomorrow.toISOString()}::timestamptz)::int`;
  return sql`${since(day)} as "todayCount", ${since(month)} as "monthCount", ${since(year)} as "yearCount",
    count(*)::int as "totalCount"`;
};

const inTrouble = sql.join(
  troubledStates.map((state) => sql`${state}`),
  sql`, `,
);

/** Visits of the last 24 hours count for the state of a source. */
const lately = (now: Date) => new Date(now.getTime() - 24 * 3_600_000).toISOString();

/** Imported files and visited feeds, including those without articles so far. */
const readSources = (times: ReturnType<typeof periodStarts>, now: Date) => sql`
  with counted as (
    select coalesce(src_nm, '') as source_id, ${counting(times)}, max(reg_dt) as last_reg_dt
    from article where del_yn = 'N' group by src_nm
  ), visited as (
    select media_feed_id, sum(item_cnt)::int as item_cnt, sum(left_out_cnt)::int as left_out_cnt,
      count(*) filter (where rslt_cd = 'failed')::int as failures
    from feed_visit where bgng_dt >= ${lately(now)}::timestamptz group by media_feed_id
  ), feed as (
    select 'feed:' || f.media_feed_id as source_id, f.media_feed_id, coalesce(f.feed_ttl, f.feed_url) as name,
      f.clct_stts_cd, f.last_scs_dt,
      case when f.use_yn = 'Y' then f.due_dt end as due_dt, v.item_cnt, v.left_out_cnt,
      coalesce(v.failures, 0) as failures
    from media_feed f left join visited v using (media_feed_id)
    where f.del_yn = 'N' and (f.use_yn = 'Y' or f.last_clct_dt is not null)
  )
  select count(*) over ()::int as "ofAll", coalesce(c.source_id, f.source_id) as "sourceId", coalesce(f.name, p.source_nm) as "sourceNm",
    coalesce(c."todayCount", 0) as "todayCount", coalesce(c."monthCount", 0) as "monthCount",
    coalesce(c."yearCount", 0) as "yearCount", coalesce(c."totalCount", 0) as "totalCount",
    c.last_reg_dt as "lastRegDt", p.done_yn as "doneYn", f.media_feed_id as "mediaFeedId",
    f.clct_stts_cd as "clctSttsCd", f.last_scs_dt as "lastSuccessDt", f.due_dt as "dueDt",
    f.item_cnt as "itemCnt", f.left_out_cnt as "leftOutCnt",
    f.failures as "failureCount"
  from counted c full join feed f on f.source_id = c.source_id
    left join collect_progress p on p.source_id = c.source_id
  order by coalesce(f.clct_stts_cd in (${inTrouble}), false) desc, coalesce(c."totalCount", 0) desc, "sourceId"
  limit ${maxSources}`;

/** Minutes since the visit became due; null if the source is not scheduled. */
const delayOf = ({ dueDt }: SourceRow, now: Date): number | null =>
  dueDt && Math.max(0, Math.floor((now.getTime() - dueDt.getTime()) / 60_000));

const presentSource = (source: SourceRow, now: Date): CollectionStatus['sources'][number] => {
  const { ofAll: _, dueDt: __, itemCnt, leftOutCnt, ...rest } = source;
  return {
    ...rest,
    lastRegDt: source.lastRegDt?.toISOString() ?? null,
    doneYn: source.doneYn === 'Y' ? 'Y' : source.doneYn === null ? null : 'N',
    lastSuccessDt: source.lastSuccessDt?.toISOString() ?? null,
    delayMinutes: delayOf(source, now),
    yieldRate: itemCnt ? (itemCnt - (leftOutCnt ?? 0)) / itemCnt : null,
  };
};

/** New articles today, this month, this year and in all, and by source; days in Korean time. */
export const collectionStatus = async (now = new Date()): Promise<CollectionStatus> => {
  const times = periodStarts(now);
  const figures = await row(
    figuresRow,
    sql`select ${counting(times)}, count(distinct ntn_id)::int as "ntnCount", count(distinct media_id)::int as "mediaCount"
      from article where del_yn = 'N'`,
  );
  const sources = await rows(sourceRow, readSources(times, now));
  return {
    figures,
    sourceCount: sources[0]?.ofAll ?? 0,
    sources: sources.map((source) => presentSource(source, now)),
  };
};

const freshFor = 30_000;
const kept = new WeakMap<Database, { at: number; status: Promise<CollectionStatus> }>();

/** Cached for 30 s: the query counts every article, and several users may have the screen open. */
export const recentStatus = (): Promise<CollectionStatus> => {
  const database = currentDatabase();
  const known = kept.get(database);
  if (known && performance.now() - known.at < freshFor) return known.status;
  const status = collectionStatus();
  kept.set(database, { at: performance.now(), status });
  status.catch(() => kept.delete(database));
  return status;
};
