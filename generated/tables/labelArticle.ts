// Generated from schemas/labelArticle.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const labelArticle = pgTable(
  'label_article',
  {
    labelArticleId: bigint('label_article_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    labelId: bigint('label_id', { mode: 'number' }).notNull(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('label_article_label_id_article_id_key').on(table.labelId, table.articleId).where(sql`${table.delYn} = 'N'`),
    index('label_article_article_id_idx').on(table.articleId),
  ],
);
