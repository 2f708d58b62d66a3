// Generated from schemas/feedVisit.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { mediaFeed } from './mediaFeed.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const feedVisit = pgTable(
  'feed_visit',
  {
    feedVisitId: bigint('feed_visit_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    jobId: plainText('job_id'),
    bgngDt: instant('bgng_dt').notNull(),
    mediaFeedId: bigint('media_feed_id', { mode: 'number' }).notNull().references((): AnyPgColumn => mediaFeed.mediaFeedId),
    rsltCd: fixedText('rslt_cd').notNull(),
    itemCnt: integer('item_cnt').notNull().default(0),
    newCnt: integer('new_cnt').notNull().default(0),
    knownCnt: integer('known_cnt').notNull().default(0),
    crctCnt: integer('crct_cnt').notNull().default(0),
    leftOutCnt: integer('left_out_cnt').notNull().default(0),
    errCn: plainText('err_cn'),
    fndngCn: plainText('fndng_cn'),
    httpStts: integer('http_stts'),
    spentMs: integer('spent_ms'),
    trgrCd: fixedText('trgr_cd').notNull().default('schedule'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('feed_visit_job_id_key').on(table.jobId).where(sql`${table.delYn} = 'N'`),
    index('feed_visit_bgng_dt_idx').on(table.bgngDt.desc()),
    index('feed_visit_media_feed_id_bgng_dt_idx').on(table.mediaFeedId, table.bgngDt.desc()),
    index('feed_visit_rslt_cd_bgng_dt_idx').on(table.rsltCd, table.bgngDt.desc()),
  ],
);
