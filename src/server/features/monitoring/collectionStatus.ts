import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CollectionStatus } from '#generated/types/monitoringCalls.ts';
import type { Database } from '../../database/database.ts';
import { currentDatabase } from '../../database/db.ts';
import { row, rows } from '../../database/rows.ts';
import { beginnings } from './beginnings.ts';

const counts = {
  todayCount: z.number(),
  monthCount: z.number(),
  yearCount: z.number(),
  totalCount: z.number(),
};

const figuresRow = z.object({ ...counts, ntnCount: z.number(), mediaCount: z.number() });
const sourceRow = z.object({
  sourceId: z.string(),
  sourceNm: z.string().nullable(),
  ...counts,
  lastRegDt: z.coerce.date().nullable(),
  doneYn: z.string().nullable(),
});

/** Sources that the screen lists, those with the most articles first. */
const mostSources = 500;

const counting = ({ day, month, year, tomorrow }: ReturnType<typeof beginnings>) => {
  const since = (from: Date) => sql`count(*) filter
    (where reg_dt >= ${from.toISOString()}::timestamptz and reg_dt < ${tomorrow.toISOString()}::timestamptz)::int`;
  return sql`${since(day)} as "todayCount", ${since(month)} as "monthCount", ${since(year)} as "yearCount",
    count(*)::int as "totalCount"`;
};

/** How much has come in today, this month, this year and in all, and from which source; Korean days. */
export const collectionStatus = async (now = new Date()): Promise<CollectionStatus> => {
  const times = beginnings(now);
  const figures = await row(
    figuresRow,
    sql`select ${counting(times)}, count(distinct ntn_id)::int as "ntnCount", count(distinct media_id)::int as "mediaCount"
      from article where del_yn = 'N'`,
  );
  const sources = await rows(
    sourceRow,
    sql`select s.*, p.source_nm as "sourceNm", p.done_yn as "doneYn" from (
        select coalesce(src_nm, '') as "sourceId", ${counting(times)}, max(reg_dt) as "lastRegDt"
        from article where del_yn = 'N' group by src_nm
      ) s left join collect_progress p on p.source_id = s."sourceId"
      order by s."totalCount" desc, s."sourceId" limit ${mostSources}`,
  );
  return {
    figures,
    sources: sources.map((source) => ({
      ...source,
      lastRegDt: source.lastRegDt?.toISOString() ?? null,
      doneYn: source.doneYn === 'Y' ? 'Y' : source.doneYn === null ? null : 'N',
      // told by the unattended collection; an import by hand has none of these
      lastSuccessDt: null,
      delayMinutes: null,
      yieldRate: null,
      failureCount: null,
    })),
  };
};

const freshFor = 30_000;
const lately = new WeakMap<Database, { at: number; status: Promise<CollectionStatus> }>();

/** The same, read anew at most twice a minute: every article is counted, and several people may watch. */
export const recentStatus = (): Promise<CollectionStatus> => {
  const database = currentDatabase();
  const known = lately.get(database);
  if (known && Date.now() - known.at < freshFor) return known.status;
  const status = collectionStatus();
  lately.set(database, { at: Date.now(), status });
  status.catch(() => lately.delete(database));
  return status;
};
