// Generated from schemas/dailyBriefingEntry.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const dailyBriefingEntry = pgTable(
  'daily_briefing_entry',
  {
    brfgItemId: bigint('brfg_item_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    brfgId: bigint('brfg_id', { mode: 'number' }).notNull(),
    itemKnd: fixedText('item_knd').notNull(),
    itemId: bigint('item_id', { mode: 'number' }),
    cmntCn: plainText('cmnt_cn'),
    ttl: plainText('ttl'),
    lclanTtl: plainText('lclan_ttl'),
    lanCd: plainText('lan_cd'),
    mediaNm: plainText('media_nm'),
    ntnNm: plainText('ntn_nm'),
    rprtDt: instant('rprt_dt'),
    smryCn: plainText('smry_cn'),
    url: plainText('url'),
    articleCnt: integer('article_cnt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('daily_briefing_entry_brfg_id_item_knd_item_id_key').on(table.brfgId, table.itemKnd, table.itemId).where(sql`${table.delYn} = 'N'`),
  ],
);
