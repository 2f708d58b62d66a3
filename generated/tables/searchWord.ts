// Generated from schemas/searchWord.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const searchWord = pgTable(
  'search_word',
  {
    schwrdId: bigint('schwrd_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    schwrd: plainText('schwrd').notNull(),
    schwrdKey: plainText('schwrd_key').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('search_word_user_id_schwrd_key_key').on(table.userId, table.schwrdKey).where(sql`${table.delYn} = 'N'`),
    index('search_word_mdfcn_dt_idx').on(table.mdfcnDt),
  ],
);
