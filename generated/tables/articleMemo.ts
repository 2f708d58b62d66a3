// Generated from schemas/articleMemo.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const articleMemo = pgTable(
  'article_memo',
  {
    memoId: bigint('memo_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    memoCn: plainText('memo_cn'),
    memoCnFold: plainText('memo_cn_fold'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('article_memo_user_id_article_id_key').on(table.userId, table.articleId).where(sql`${table.delYn} = 'N'`),
    index('article_memo_article_id_idx').on(table.articleId),
  ],
);
