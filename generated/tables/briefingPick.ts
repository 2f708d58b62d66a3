// Generated from schemas/briefingPick.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const briefingPick = pgTable(
  'briefing_pick',
  {
    pickId: bigint('pick_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    itemKnd: fixedText('item_knd').notNull(),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    cmntCn: plainText('cmnt_cn'),
    sortNo: integer('sort_no').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('briefing_pick_user_id_item_knd_item_id_key').on(table.userId, table.itemKnd, table.itemId).where(sql`${table.delYn} = 'N'`),
  ],
);
