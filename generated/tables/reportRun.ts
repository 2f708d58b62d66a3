// Generated from schemas/reportRun.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { reportTemplate } from './reportTemplate.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const reportRun = pgTable(
  'report_run',
  {
    rptRunId: bigint('rpt_run_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    rptTmplId: bigint('rpt_tmpl_id', { mode: 'number' }).notNull().references((): AnyPgColumn => reportTemplate.rptTmplId),
    dueDt: instant('due_dt').notNull(),
    srchDt: instant('srch_dt'),
    sttsCd: fixedText('stts_cd').notNull(),
    itemCnt: integer('item_cnt').notNull().default(0),
    brfgId: bigint('brfg_id', { mode: 'number' }),
    failRsn: plainText('fail_rsn'),
    articleIdList: integer('article_id_list').array(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('report_run_rpt_tmpl_id_due_dt_key').on(table.rptTmplId, table.dueDt).where(sql`${table.delYn} = 'N'`),
  ],
);
