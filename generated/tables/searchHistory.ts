// Generated from schemas/searchHistory.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const searchHistory = pgTable(
  'search_history',
  {
    schHstryId: bigint('sch_hstry_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    cndCn: jsonb('cnd_cn').notNull(),
    cndHash: plainText('cnd_hash').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('search_history_user_id_cnd_hash_key').on(table.userId, table.cndHash).where(sql`${table.delYn} = 'N'`),
    index('search_history_mdfcn_dt_idx').on(table.mdfcnDt),
  ],
);
