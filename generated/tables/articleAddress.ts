// Generated from schemas/articleAddress.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const articleAddress = pgTable(
  'article_address',
  {
    addressKey: plainText('address_key').primaryKey(),
    articleId: bigint('article_id', { mode: 'number' }),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('article_address_article_id_idx').on(table.articleId),
  ],
);
