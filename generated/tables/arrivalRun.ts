// Generated from schemas/arrivalRun.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const arrivalRun = pgTable(
  'arrival_run',
  {
    arvlRunId: bigint('arvl_run_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    arvlRuleId: bigint('arvl_rule_id', { mode: 'number' }).notNull(),
    sttsCd: fixedText('stts_cd').notNull(),
    undoCnt: integer('undo_cnt').notNull().default(0),
    partCnt: integer('part_cnt').notNull().default(0),
    endDt: instant('end_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('arrival_run_arvl_rule_id_arvl_run_id_idx').on(table.arvlRuleId, table.arvlRunId.desc()),
    index('arrival_run_stts_cd_idx').on(table.sttsCd),
  ],
);
