// Generated from schemas/userSession.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const userSession = pgTable(
  'user_session',
  {
    sessionId: plainText('session_id').primaryKey(),
    userId: plainText('user_id').notNull().references((): AnyPgColumn => appUser.userId),
    accessHash: plainText('access_hash'),
    accessExpDt: instant('access_exp_dt'),
    refreshHash: plainText('refresh_hash'),
    refreshExpDt: instant('refresh_exp_dt'),
    precedingHash: plainText('preceding_hash'),
    rotatedDt: instant('rotated_dt'),
    successorSealed: plainText('successor_sealed'),
    endReason: plainText('end_reason'),
    ip: plainText('ip'),
    addVrfcYn: fixedText('add_vrfc_yn').notNull().default('N'),
    idleEndDt: instant('idle_end_dt'),
    admUseYn: fixedText('adm_use_yn').notNull().default('N'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('user_session_access_hash_key').on(table.accessHash).where(sql`${table.delYn} = 'N'`),
    uniqueIndex('user_session_refresh_hash_key').on(table.refreshHash).where(sql`${table.delYn} = 'N'`),
    index('user_session_user_id_idx').on(table.userId),
    index('user_session_access_hash_idx').on(table.accessHash),
    index('user_session_refresh_hash_idx').on(table.refreshHash),
    index('user_session_preceding_hash_idx').on(table.precedingHash),
  ],
);
