// Generated from schemas/authorityGroup.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const authorityGroup = pgTable(
  'authority_group',
  {
    authrtId: bigint('authrt_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    authrtNm: plainText('authrt_nm'),
    authrtNmFold: plainText('authrt_nm_fold'),
    rmrk: plainText('rmrk'),
    sortNo: integer('sort_no').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
