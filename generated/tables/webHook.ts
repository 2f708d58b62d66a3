// Generated from schemas/webHook.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, bigint, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const webHook = pgTable(
  'web_hook',
  {
    hookId: bigint('hook_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    hookNm: plainText('hook_nm').notNull(),
    hookNmFold: plainText('hook_nm_fold'),
    url: plainText('url').notNull(),
    viewId: bigint('view_id', { mode: 'number' }).notNull(),
    useYn: fixedText('use_yn').notNull().default('Y'),
    userId: plainText('user_id').references((): AnyPgColumn => appUser.userId),
    lastOkDt: instant('last_ok_dt'),
    failSinceDt: instant('fail_since_dt'),
    pauseRsn: plainText('pause_rsn'),
    scrtCn: plainText('scrt_cn'),
    sinceDt: instant('since_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
