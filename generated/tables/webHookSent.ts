// Generated from schemas/webHookSent.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { webHook } from './webHook.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const webHookSent = pgTable(
  'web_hook_sent',
  {
    hookSentId: bigint('hook_sent_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    hookId: bigint('hook_id', { mode: 'number' }).notNull().references((): AnyPgColumn => webHook.hookId),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    dlvrId: bigint('dlvr_id', { mode: 'number' }).notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('web_hook_sent_hook_id_article_id_key').on(table.hookId, table.articleId).where(sql`${table.delYn} = 'N'`),
    index('web_hook_sent_dlvr_id_idx').on(table.dlvrId),
    index('web_hook_sent_reg_dt_idx').on(table.regDt),
  ],
);
