// Generated from schemas/keywordMonth.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, date, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const keywordMonth = pgTable(
  'keyword_month',
  {
    monthId: bigint('month_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    itemKnd: plainText('item_knd').notNull(),
    mon: date('mon', { mode: 'string' }).notNull(),
    token: integer('token').notNull(),
    articleCnt: integer('article_cnt').notNull(),
    lastArticleId: bigint('last_article_id', { mode: 'number' }).notNull(),
    days: integer('days').array().notNull(),
    dayCnts: integer('day_cnts').array().notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('keyword_month_item_knd_mon_token_key').on(table.itemKnd, table.mon, table.token).where(sql`${table.delYn} = 'N'`),
  ],
);
