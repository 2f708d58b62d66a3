// Generated from schemas/aiUsage.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, date, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const aiUsage = pgTable(
  'ai_usage',
  {
    usageId: bigint('usage_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    useYmd: date('use_ymd', { mode: 'string' }).notNull(),
    modelNm: plainText('model_nm').notNull(),
    actionCd: plainText('action_cd').notNull(),
    callCnt: integer('call_cnt').notNull().default(0),
    tokenCnt: integer('token_cnt').notNull().default(0),
    failCnt: integer('fail_cnt').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('ai_usage_use_ymd_model_nm_action_cd_key').on(table.useYmd, table.modelNm, table.actionCd).where(sql`${table.delYn} = 'N'`),
  ],
);
