import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../../database/rows.ts';

/** What one person did with personal data in a month. */
export interface PersonCheck {
  userId: string;
  userNm: string | null;
  userEml: string | null;
  looks: number;
  exports: number;
  /** Of those, exports that were not masked. */
  revealed: number;
  /** Persons' data rows in all of them. */
  rowCnt: number;
  /** Most rows at once. */
  most: number;
  /** From ten at night to six in the morning, in Korea. */
  nights: number;
  weekends: number;
  withoutReason: number;
  /** Deeds of the three months before, per month. */
  usual: number;
}

const person = z.object({
  userId: z.string(),
  userNm: z.string().nullable(),
  userEml: z.string().nullable(),
  looks: z.number(),
  exports: z.number(),
  revealed: z.number(),
  rowCnt: z.number(),
  most: z.number(),
  nights: z.number(),
  weekends: z.number(),
  withoutReason: z.number(),
  usual: z.number(),
});

/** Who did how much with personal data between two moments, busiest first. */
export const checkPersons = (from: Date, before: Date): Promise<PersonCheck[]> =>
  rows(
    person,
    sql`
      with deeds as (
        select user_id, user_nm, user_eml, prcs_cn, coalesce(row_cnt, 0) as n, rsn, reg_dt,
          reg_dt at time zone 'Asia/Seoul' as local
        from privacy_log
        where reg_dt >= ${from.toISOString()}::timestamptz and reg_dt < ${before.toISOString()}::timestamptz
          and user_id is not null and del_yn = 'N'
      ), earlier as (
        select user_id, count(*)::float8 / 3 as usual from privacy_log
        where reg_dt >= ${from.toISOString()}::timestamptz - interval '3 months'
          and reg_dt < ${from.toISOString()}::timestamptz and del_yn = 'N'
        group by user_id
      )
      select d.user_id as "userId", max(d.user_nm) as "userNm", max(d.user_eml) as "userEml",
        (count(*) filter (where d.prcs_cn not like '%내보내기%'))::int as looks,
        (count(*) filter (where d.prcs_cn like '%내보내기%'))::int as exports,
        (count(*) filter (where d.prcs_cn like '%가리지 않고%'))::int as revealed,
        sum(d.n)::int as "rowCnt", max(d.n)::int as most,
        (count(*) filter (where extract(hour from d.local) >= 22 or extract(hour from d.local) < 6))::int as nights,
        (count(*) filter (where extract(isodow from d.local) >= 6))::int as weekends,
        (count(*) filter (where coalesce(d.rsn, '') = ''))::int as "withoutReason",
        coalesce(max(e.usual), 0)::float8 as usual
      from deeds d left join earlier e on e.user_id = d.user_id
      group by d.user_id
      order by count(*) desc, d.user_id`,
  );

/** From so many deeds on, three times the usual number is worth a question. */
const worthAQuestion = 20;
const manyAtOnce = 1_000;

/** What somebody who checks should ask about, as short words; none for an ordinary month. */
export const oddities = (check: PersonCheck): string[] => {
  const deeds = check.looks + check.exports;
  return [
    ...(deeds >= worthAQuestion && deeds >= 3 * check.usual ? ['평소보다 많음'] : []),
    ...(check.most >= manyAtOnce ? [`한 번에 ${check.most.toLocaleString('ko-KR')}건`] : []),
    ...(check.revealed > 0 ? ['가리지 않은 내보내기'] : []),
    ...(check.nights > 0 ? ['야간'] : []),
    ...(check.weekends > 0 ? ['주말'] : []),
    ...(check.withoutReason > 0 ? ['사유 없음'] : []),
  ];
};
