// Generated from schemas/reportTemplate.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const reportTemplate = pgTable(
  'report_template',
  {
    rptTmplId: bigint('rpt_tmpl_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    rptTmplNm: plainText('rpt_tmpl_nm').notNull(),
    rptTmplNmFold: plainText('rpt_tmpl_nm_fold'),
    ttlPtrn: plainText('ttl_ptrn').notNull(),
    cn: plainText('cn'),
    runDyCd: fixedText('run_dy_cd').notNull().default('weekdays'),
    runHm: plainText('run_hm').notNull().default('06:30'),
    hldyYn: fixedText('hldy_yn').notNull().default('N'),
    rlsCd: fixedText('rls_cd').notNull().default('draft'),
    useYn: fixedText('use_yn').notNull().default('N'),
    nextRunDt: instant('next_run_dt'),
    stopRsn: plainText('stop_rsn'),
    rgtrId: plainText('rgtr_id'),
    rgtrNm: plainText('rgtr_nm'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('report_template_next_run_dt_idx').on(table.nextRunDt),
  ],
);
