// Generated from schemas/signInAddress.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const signInAddress = pgTable(
  'sign_in_address',
  {
    signInAddressId: bigint('sign_in_address_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull().references((): AnyPgColumn => appUser.userId),
    ip: plainText('ip').notNull(),
    lastDt: instant('last_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('sign_in_address_user_id_ip_key').on(table.userId, table.ip).where(sql`${table.delYn} = 'N'`),
  ],
);
