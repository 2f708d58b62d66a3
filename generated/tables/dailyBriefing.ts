// Generated from schemas/dailyBriefing.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText, tokens } from './columns.ts';

export const dailyBriefing = pgTable(
  'daily_briefing',
  {
    brfgId: bigint('brfg_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    ttl: plainText('ttl').notNull(),
    ttlFold: plainText('ttl_fold'),
    brfgNo: integer('brfg_no'),
    brfgYmd: date('brfg_ymd', { mode: 'string' }).notNull(),
    cn: plainText('cn'),
    tk: tokens('tk'),
    tb: tokens('tb'),
    ta: tokens('ta'),
    sttsCd: fixedText('stts_cd').notNull().default('DRAFT'),
    pblcnDt: instant('pblcn_dt'),
    itemCnt: integer('item_cnt').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    idmpKey: plainText('idmp_key'),
    rgtrNm: plainText('rgtr_nm'),
    rgtrNmFold: plainText('rgtr_nm_fold'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('daily_briefing_brfg_no_key').on(table.brfgNo).where(sql`${table.delYn} = 'N'`),
    uniqueIndex('daily_briefing_rgtr_id_idmp_key_key').on(table.rgtrId, table.idmpKey).where(sql`${table.delYn} = 'N'`),
    index('daily_briefing_brfg_ymd_brfg_id_idx').on(table.brfgYmd.desc(), table.brfgId.desc()),
    index('daily_briefing_stts_cd_pblcn_dt_idx').on(table.sttsCd, table.pblcnDt.desc()),
    index('daily_briefing_tk_gin').using('gin', table.tk).where(sql`${table.delYn} = 'N'`),
    index('daily_briefing_tb_gin').using('gin', table.tb).where(sql`${table.delYn} = 'N'`),
    index('daily_briefing_ta_gin').using('gin', table.ta).where(sql`${table.delYn} = 'N'`),
  ],
);
