// Generated from schemas/retentionRun.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const retentionRun = pgTable(
  'retention_run',
  {
    rtntRunId: bigint('rtnt_run_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    rtntRuleId: bigint('rtnt_rule_id', { mode: 'number' }).notNull(),
    actnCd: plainText('actn_cd').notNull(),
    sttsCd: fixedText('stts_cd').notNull(),
    baseDt: instant('base_dt').notNull(),
    cndCn: jsonb('cnd_cn'),
    chgCnt: integer('chg_cnt').notNull().default(0),
    undoCnt: integer('undo_cnt').notNull().default(0),
    endDt: instant('end_dt'),
    undoDt: instant('undo_dt'),
    undoId: plainText('undo_id'),
    crsrCn: jsonb('crsr_cn'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('retention_run_rtnt_rule_id_rtnt_run_id_idx').on(table.rtntRuleId, table.rtntRunId.desc()),
    index('retention_run_stts_cd_idx').on(table.sttsCd),
  ],
);
