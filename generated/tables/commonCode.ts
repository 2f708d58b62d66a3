// Generated from schemas/commonCode.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const commonCode = pgTable(
  'common_code',
  {
    cdId: plainText('cd_id').primaryKey(),
    upCdId: plainText('up_cd_id').references((): AnyPgColumn => commonCode.cdId),
    cdNm: plainText('cd_nm'),
    cdNmFold: plainText('cd_nm_fold'),
    cdEngNm: plainText('cd_eng_nm'),
    cdEngNmFold: plainText('cd_eng_nm_fold'),
    expln: plainText('expln'),
    useYn: fixedText('use_yn').notNull().default('Y'),
    sortNo: integer('sort_no').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('common_code_up_cd_id_sort_no_idx').on(table.upCdId, table.sortNo),
  ],
);
