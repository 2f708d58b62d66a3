// Generated from schemas/batchEdit.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const batchEdit = pgTable(
  'batch_edit',
  {
    batchEditId: bigint('batch_edit_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    fromText: plainText('from_text'),
    toText: plainText('to_text'),
    chgCnt: integer('chg_cnt'),
    bfrCn: jsonb('bfr_cn'),
    undoDt: instant('undo_dt'),
    undoId: plainText('undo_id'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
