// Generated from schemas/sharedSite.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, jsonb, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const sharedSite = pgTable(
  'shared_site',
  {
    shrdSiteId: bigint('shrd_site_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    dmnNm: plainText('dmn_nm').notNull(),
    dmnNmFold: plainText('dmn_nm_fold'),
    siteNm: plainText('site_nm'),
    siteNmFold: plainText('site_nm_fold'),
    subDmnYn: fixedText('sub_dmn_yn').notNull().default('Y'),
    useYn: fixedText('use_yn').notNull().default('Y'),
    rmrk: plainText('rmrk'),
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
    uniqueIndex('shared_site_dmn_nm_key').on(table.dmnNm).where(sql`${table.delYn} = 'N'`),
  ],
);
