// Generated from schemas/languageCode.json by `npm run generate`. Do not edit: change the schema instead.
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const languageCode = pgTable(
  'language_code',
  {
    lanCd: plainText('lan_cd').primaryKey(),
    lanNm: plainText('lan_nm'),
    lanNmFold: plainText('lan_nm_fold'),
    lanEngNm: plainText('lan_eng_nm'),
    lanEngNmFold: plainText('lan_eng_nm_fold'),
    useYn: fixedText('use_yn').notNull().default('Y'),
    sortNo: integer('sort_no').notNull().default(0),
    baseCd: fixedText('base_cd').notNull().default('own'),
    baseKey: plainText('base_key'),
    baseVal: jsonb('base_val'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
