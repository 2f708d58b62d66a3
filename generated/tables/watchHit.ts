// Generated from schemas/watchHit.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const watchHit = pgTable(
  'watch_hit',
  {
    hitId: bigint('hit_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    viewId: bigint('view_id', { mode: 'number' }).notNull(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    foundDt: instant('found_dt').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('watch_hit_view_id_article_id_key').on(table.viewId, table.articleId).where(sql`${table.delYn} = 'N'`),
    index('watch_hit_view_id_found_dt_idx').on(table.viewId, table.foundDt.desc()),
    index('watch_hit_article_id_idx').on(table.articleId),
    index('watch_hit_found_dt_idx').on(table.foundDt),
  ],
);
