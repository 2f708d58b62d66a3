// Generated from schemas/clusterArticle.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, doublePrecision, index, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { article } from './article.ts';
import { articleCluster } from './articleCluster.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const clusterArticle = pgTable(
  'cluster_article',
  {
    clusterArticleId: bigint('cluster_article_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clusterId: bigint('cluster_id', { mode: 'number' }).notNull().references((): AnyPgColumn => articleCluster.clusterId),
    articleId: bigint('article_id', { mode: 'number' }).notNull().references((): AnyPgColumn => article.articleId),
    sortNo: integer('sort_no').notNull().default(0),
    articleScr: doublePrecision('article_scr'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('cluster_article_cluster_id_article_id_key').on(table.clusterId, table.articleId).where(sql`${table.delYn} = 'N'`),
    index('cluster_article_article_id_idx').on(table.articleId),
  ],
);
