// Generated from schemas/reportTemplateSection.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const reportTemplateSection = pgTable(
  'report_template_section',
  {
    rptTmplSectId: bigint('rpt_tmpl_sect_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    rptTmplId: bigint('rpt_tmpl_id', { mode: 'number' }).notNull(),
    sectNm: plainText('sect_nm').notNull(),
    viewId: bigint('view_id', { mode: 'number' }).notNull(),
    sortCd: fixedText('sort_cd').notNull().default('newest'),
    maxCnt: integer('max_cnt').notNull().default(10),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('report_template_section_rpt_tmpl_id_idx').on(table.rptTmplId),
  ],
);
