// Generated from schemas/watchTold.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const watchTold = pgTable(
  'watch_told',
  {
    toldId: bigint('told_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    watchId: bigint('watch_id', { mode: 'number' }).notNull(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    clusterId: bigint('cluster_id', { mode: 'number' }),
    msgId: bigint('msg_id', { mode: 'number' }),
    rsnCd: plainText('rsn_cd'),
    ttl: plainText('ttl'),
    lclanTtl: plainText('lclan_ttl'),
    toldDt: instant('told_dt').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('watch_told_watch_id_article_id_key').on(table.watchId, table.articleId).where(sql`${table.delYn} = 'N'`),
    index('watch_told_watch_id_cluster_id_idx').on(table.watchId, table.clusterId),
    index('watch_told_article_id_idx').on(table.articleId),
    index('watch_told_msg_id_idx').on(table.msgId),
    index('watch_told_told_dt_idx').on(table.toldDt),
  ],
);
