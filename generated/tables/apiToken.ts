// Generated from schemas/apiToken.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const apiToken = pgTable(
  'api_token',
  {
    tknId: bigint('tkn_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    tknNm: plainText('tkn_nm').notNull(),
    tknNmFold: plainText('tkn_nm_fold'),
    userId: plainText('user_id').notNull().references((): AnyPgColumn => appUser.userId),
    tknHash: plainText('tkn_hash').notNull(),
    feedYn: fixedText('feed_yn').notNull().default('N'),
    inqYn: fixedText('inq_yn').notNull().default('N'),
    expDt: instant('exp_dt').notNull(),
    lastUseDt: instant('last_use_dt'),
    lastUseIp: plainText('last_use_ip'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('api_token_tkn_hash_key').on(table.tknHash).where(sql`${table.delYn} = 'N'`),
    index('api_token_user_id_idx').on(table.userId),
  ],
);
