// Generated from schemas/postRead.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const postRead = pgTable(
  'post_read',
  {
    prslId: bigint('prsl_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pstId: bigint('pst_id', { mode: 'number' }).notNull(),
    userId: plainText('user_id').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('post_read_pst_id_user_id_key').on(table.pstId, table.userId).where(sql`${table.delYn} = 'N'`),
    index('post_read_user_id_pst_id_idx').on(table.userId, table.pstId),
  ],
);
