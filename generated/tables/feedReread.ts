// Generated from schemas/feedReread.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const feedReread = pgTable(
  'feed_reread',
  {
    mediaFeedId: bigint('media_feed_id', { mode: 'number' }).primaryKey(),
    sttsCd: plainText('stts_cd').notNull(),
    askDt: instant('ask_dt').notNull(),
    endDt: instant('end_dt'),
    jobId: plainText('job_id'),
    rsltCn: jsonb('rslt_cn'),
    totalCnt: integer('total_cnt').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
