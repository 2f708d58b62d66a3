import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countText } from '#contract/countText.ts';
import { addDays, dayStart, monthsBefore } from '#contract/days.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { rows } from '#server/kernel/database/rows.ts';
import type { Cell, ExportTable } from '#server/kernel/export/table.ts';

/** A user's actions on personal data in a month. */
export interface PersonCheck {
  userId: string;
  userNm: string | null;
  userEml: string | null;
  actions: number;
  looks: number;
  exports: number;
  files: number;
  /** Registrations, changes and deletions. */
  changes: number;
  /** Views of masked lists and records; not included in the numbers below. */
  views: number;
  /** Searches by personal data. */
  searches: number;
  /** Mails sent to others. */
  sends: number;
  /** Number of unmasked exports. */
  revealed: number;
  /** Total number of personal data rows. */
  rowCnt: number;
  /** Maximum number of rows in one action. */
  most: number;
  /** Actions between 22:00 and 06:00 in Korea. */
  nights: number;
  weekends: number;
  withoutReason: number;
  /** Monthly average of actions in the three preceding months. */
  usual: number;
}

const person = z.object({
  userId: z.string(),
  userNm: z.string().nullable(),
  userEml: z.string().nullable(),
  actions: z.number(),
  looks: z.number(),
  exports: z.number(),
  files: z.number(),
  changes: z.number(),
  views: z.number(),
  searches: z.number(),
  sends: z.number(),
  revealed: z.number(),
  rowCnt: z.number(),
  most: z.number(),
  nights: z.number(),
  weekends: z.number(),
  withoutReason: z.number(),
  usual: z.number(),
});

/** Start of a month, of the following one, and of the third month before it, in Korean time. @param month yyyy-MM */
const momentsOf = (month: string): { from: string; before: string; defaultFrom: string } => {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const moment = (day: string): string => dayStart(day).toISOString();
  return { from: moment(first), before: moment(next), defaultFrom: moment(monthsBefore(first, 3)) };
};

/** Number of actions on personal data per user in a month, most active users first. @param month yyyy-MM */
const checkPersons = (month: string): Promise<PersonCheck[]> => {
  const { from, before, defaultFrom } = momentsOf(month);
  return rows(
    person,
    sql`
      with actions as (
        select user_id, user_nm, user_eml, prcs_clsf_cd as kind, coalesce(row_cnt, 0) as n, rsn, reg_dt,
          reg_dt at time zone 'Asia/Seoul' as local,
          coalesce(prcs_clsf_cd in ('LOOK', 'LIST'), false) as is_view
        from privacy_log
        where reg_dt >= ${from}::timestamptz and reg_dt < ${before}::timestamptz
          and user_id is not null and del_yn = 'N'
      ), earlier as (
        select user_id, count(*)::float8 / 3 as usual from privacy_log
        where reg_dt >= ${defaultFrom}::timestamptz and reg_dt < ${from}::timestamptz and del_yn = 'N'
          and coalesce(prcs_clsf_cd not in ('LOOK', 'LIST'), true)
        group by user_id
      )
      select d.user_id as "userId", max(d.user_nm) as "userNm", max(d.user_eml) as "userEml",
        (count(*) filter (where not is_view))::int as actions,
        (count(*) filter (where d.kind = 'VIEW'))::int as looks,
        (count(*) filter (where d.kind in ('EXPORT', 'REVEALED_EXPORT')))::int as exports,
        (count(*) filter (where d.kind = 'FILE'))::int as files,
        (count(*) filter (where d.kind = 'CHANGE'))::int as changes,
        (count(*) filter (where is_view))::int as views,
        (count(*) filter (where d.kind = 'SEARCH'))::int as searches,
        (count(*) filter (where d.kind = 'SEND'))::int as sends,
        (count(*) filter (where d.kind = 'REVEALED_EXPORT'))::int as revealed,
        coalesce(sum(d.n) filter (where not is_view), 0)::int as "rowCnt",
        coalesce(max(d.n) filter (where not is_view), 0)::int as most,
        (count(*) filter (where not is_view
          and (extract(hour from d.local) >= 22 or extract(hour from d.local) < 6)))::int as nights,
        (count(*) filter (where not is_view and extract(isodow from d.local) >= 6))::int as weekends,
        (count(*) filter (where coalesce(d.rsn, '') = '' and not is_view
          and d.kind not in ('CHANGE', 'SEARCH', 'SEND')))::int as "withoutReason",
        coalesce(max(e.usual), 0)::float8 as usual
      from actions d left join earlier e on e.user_id = d.user_id
      group by d.user_id
      order by actions desc, count(*) desc, d.user_id`,
  );
};

/** Minimum number of actions for reporting three times the usual number. */
const minActions = 20;
const minRowsAtOnce = 1_000;

/** Short remarks for the reviewer; none for an ordinary month. */
export const anomalies = (check: PersonCheck): string[] => {
  const { actions } = check;
  return [
    ...(actions >= minActions && actions >= 3 * check.usual ? ['평소보다 많음'] : []),
    ...(check.most >= minRowsAtOnce ? [`한 번에 ${countText(check.most)}`] : []),
    ...(check.revealed > 0 ? ['가리지 않은 내보내기'] : []),
    ...(check.nights > 0 ? ['야간'] : []),
    ...(check.weekends > 0 ? ['주말'] : []),
    ...(check.withoutReason > 0 ? ['사유 없음'] : []),
  ];
};

/** Columns of the report, one row per person: label, width in characters, and the cell. */
const columns: [label: string, width: number, cellOf: (check: PersonCheck) => Cell][] = [
  ['이름', 12, ({ userNm }) => userNm],
  ['이메일', 26, ({ userEml }) => mask('email', userEml) as string | null],
  ['계정', 38, ({ userId }) => userId],
  ['열람', 8, ({ looks }) => looks],
  ['내보내기', 10, ({ exports }) => exports],
  ['파일', 8, ({ files }) => files],
  ['등록·변경·삭제', 15, ({ changes }) => changes],
  ['조회(가림)', 11, ({ views }) => views],
  ['개인정보로 검색', 15, ({ searches }) => searches],
  ['메일 발송', 10, ({ sends }) => sends],
  ['가리지 않은 내보내기', 22, ({ revealed }) => revealed],
  ['처리 건수', 11, ({ rowCnt }) => rowCnt],
  ['한 번에 최대', 14, ({ most }) => most],
  ['야간(22~06시)', 15, ({ nights }) => nights],
  ['주말', 8, ({ weekends }) => weekends],
  ['사유 없음', 11, ({ withoutReason }) => withoutReason],
  ['지난 3개월 월평균', 19, ({ usual }) => Math.round(usual * 10) / 10],
  ['점검할 점', 40, (check) => anomalies(check).join(', ')],
  ['점검 의견', 30, () => null],
];

/** The monthly report as a table: one row per person who handled personal data. */
export interface MonthlyReport {
  table: ExportTable;
  persons: number;
}

/**
 * The report on who handled personal data in a month, for the person who checks it.
 * @param month yyyy-MM, by Korean time
 * @param madeBy name of that person, shown above the table
 */
export const readMonthlyReport = async (month: string, madeBy: string): Promise<MonthlyReport> => {
  const checks = await checkPersons(month);
  const conspicuous = checks.filter((check) => anomalies(check).length > 0).length;
  const table: ExportTable = {
    preamble: [
      `개인정보 접근 기록 월간 점검 (${month})`,
      `만든 때: ${koreanTime(new Date())} / 만든 사람: ${madeBy}`,
      `개인정보를 처리한 사람 ${checks.length}명, 점검이 필요한 사람 ${conspicuous}명`,
    ],
    columns: columns.map(([label, width]) => ({ label, width })),
    batches: (async function* () {
      yield checks.map((check) => columns.map(([, , cellOf]) => cellOf(check)));
    })(),
  };
  return { table, persons: checks.length };
};
