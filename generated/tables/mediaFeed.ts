// Generated from schemas/mediaFeed.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, jsonb, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { languageCode } from './languageCode.ts';
import { media } from './media.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const mediaFeed = pgTable(
  'media_feed',
  {
    mediaFeedId: bigint('media_feed_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    feedTtl: plainText('feed_ttl'),
    feedTtlFold: plainText('feed_ttl_fold'),
    mediaId: bigint('media_id', { mode: 'number' }).notNull().references((): AnyPgColumn => media.mediaId),
    feedUrl: plainText('feed_url').notNull(),
    canonicalUrl: plainText('canonical_url'),
    clctSttsCd: fixedText('clct_stts_cd').notNull().default('waiting'),
    useYn: fixedText('use_yn').notNull().default('Y'),
    clctIntrvl: integer('clct_intrvl').notNull().default(60),
    lanCd: plainText('lan_cd').references((): AnyPgColumn => languageCode.lanCd),
    payYn: fixedText('pay_yn').notNull().default('N'),
    pageYn: fixedText('page_yn').notNull().default('N'),
    clctCndCn: plainText('clct_cnd_cn'),
    pageErrCn: plainText('page_err_cn'),
    errCn: plainText('err_cn'),
    failCnt: integer('fail_cnt').notNull().default(0),
    lastClctDt: instant('last_clct_dt'),
    lastScsDt: instant('last_scs_dt'),
    lastNewDt: instant('last_new_dt'),
    nextClctDt: instant('next_clct_dt'),
    lanDrftCn: plainText('lan_drft_cn'),
    movedUrl: plainText('moved_url'),
    rmrk: plainText('rmrk'),
    dueDt: instant('due_dt'),
    askdYn: fixedText('askd_yn').notNull().default('N'),
    toldSttsCd: plainText('told_stts_cd'),
    etag: plainText('etag'),
    lastMdfcnNm: plainText('last_mdfcn_nm'),
    bodyHash: plainText('body_hash'),
    baseCd: fixedText('base_cd').notNull().default('own'),
    baseKey: plainText('base_key'),
    baseVal: jsonb('base_val'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('media_feed_canonical_url_key').on(table.canonicalUrl).where(sql`${table.delYn} = 'N'`),
    index('media_feed_media_id_idx').on(table.mediaId),
    index('media_feed_use_yn_next_clct_dt_idx').on(table.useYn, table.nextClctDt),
  ],
);
