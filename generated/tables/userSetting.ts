// Generated from schemas/userSetting.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, jsonb, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const userSetting = pgTable(
  'user_setting',
  {
    setngId: bigint('setng_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    setngKey: plainText('setng_key').notNull(),
    setngCn: jsonb('setng_cn').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('user_setting_user_id_setng_key_key').on(table.userId, table.setngKey).where(sql`${table.delYn} = 'N'`),
  ],
);
