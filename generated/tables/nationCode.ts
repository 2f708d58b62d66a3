// Generated from schemas/nationCode.json by `npm run generate`. Do not edit: change the schema instead.
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const nationCode = pgTable(
  'nation_code',
  {
    ntnId: plainText('ntn_id').primaryKey(),
    ntnNm: plainText('ntn_nm'),
    ntnNmFold: plainText('ntn_nm_fold'),
    ntnEngNm: plainText('ntn_eng_nm'),
    ntnEngNmFold: plainText('ntn_eng_nm_fold'),
    ctnCd: plainText('ctn_cd'),
    ntnno: plainText('ntnno'),
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
);
