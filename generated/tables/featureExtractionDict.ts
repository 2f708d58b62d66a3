// Generated from schemas/featureExtractionDict.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, jsonb, text, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const featureExtractionDict = pgTable(
  'feature_extraction_dict',
  {
    extrId: bigint('extr_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    extrKwd: plainText('extr_kwd'),
    extrKwdFold: plainText('extr_kwd_fold'),
    featKndCd: fixedText('feat_knd_cd'),
    synmList: text('synm_list').array(),
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
    uniqueIndex('feature_extraction_dict_extr_kwd_feat_knd_cd_key').on(table.extrKwd, table.featKndCd).where(sql`${table.delYn} = 'N'`),
  ],
);
