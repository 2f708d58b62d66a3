// Generated from schemas/authorityUser.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { authorityGroup } from './authorityGroup.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const authorityUser = pgTable(
  'authority_user',
  {
    authrtUserId: bigint('authrt_user_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    authrtId: bigint('authrt_id', { mode: 'number' }).notNull().references((): AnyPgColumn => authorityGroup.authrtId),
    userId: plainText('user_id').notNull().references((): AnyPgColumn => appUser.userId),
    prslYn: fixedText('prsl_yn').notNull().default('N'),
    wrtYn: fixedText('wrt_yn').notNull().default('N'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('authority_user_authrt_id_user_id_key').on(table.authrtId, table.userId).where(sql`${table.delYn} = 'N'`),
    index('authority_user_user_id_idx').on(table.userId),
  ],
);
