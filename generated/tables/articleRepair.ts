// Generated from schemas/articleRepair.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const articleRepair = pgTable(
  'article_repair',
  {
    articleRepairId: bigint('article_repair_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    tryYn: fixedText('try_yn').notNull().default('N'),
    sttsCd: plainText('stts_cd').notNull(),
    lastId: bigint('last_id', { mode: 'number' }).notNull().default(0),
    maxId: bigint('max_id', { mode: 'number' }).notNull().default(0),
    frstHstryId: bigint('frst_hstry_id', { mode: 'number' }).notNull().default(0),
    lastHstryId: bigint('last_hstry_id', { mode: 'number' }).notNull().default(0),
    rsltCn: jsonb('rslt_cn'),
    endDt: instant('end_dt'),
    undoDt: instant('undo_dt'),
    undoId: plainText('undo_id'),
    undoCnt: integer('undo_cnt').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
