import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CollectionStatus } from '#generated/types/monitoringCalls.ts';
import { row, rows } from '../../database/rows.ts';
import { beginnings } from './koreanTime.ts';

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

const counting = ({ day, month, year }: ReturnType<typeof beginnings>) => sql`
  count(*) filter (where reg_dt >= ${day.toISOString()}::timestamptz)::int as "todayCount",
  count(*) filter (where reg_dt >= ${month.toISOString()}::timestamptz)::int as "monthCount",
  count(*) filter (where reg_dt >= ${year.toISOString()}::timestamptz)::int as "yearCount",
  count(*)::int as "totalCount"`;

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
      order by s."totalCount" desc, s."sourceId"`,
  );
  return {
    figures,
    sources: sources.map((source) => ({
      ...source,
      lastRegDt: source.lastRegDt?.toISOString() ?? null,
      doneYn: source.doneYn === 'Y' ? 'Y' : source.doneYn === null ? null : 'N',
    })),
  };
};
