// Generated from schemas/searchSynonym.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, jsonb, text, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const searchSynonym = pgTable(
  'search_synonym',
  {
    synmId: bigint('synm_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    rprsNm: plainText('rprs_nm'),
    rprsNmFold: plainText('rprs_nm_fold'),
    synmList: text('synm_list').array(),
    useYn: fixedText('use_yn').notNull().default('Y'),
    rmrk: plainText('rmrk'),
    baseNm: plainText('base_nm'),
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
    uniqueIndex('search_synonym_rprs_nm_key').on(table.rprsNm).where(sql`${table.delYn} = 'N'`),
  ],
);
