// Generated from schemas/errorLog.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const errorLog = pgTable(
  'error_log',
  {
    logId: bigint('log_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    regDt: instant('reg_dt').notNull().defaultNow(),
    reqId: plainText('req_id'),
    sttsCd: integer('stts_cd'),
    errCd: plainText('err_cd'),
    errCn: plainText('err_cn'),
    userId: plainText('user_id'),
    userEml: plainText('user_eml'),
    userEmlFold: plainText('user_eml_fold'),
    userNm: plainText('user_nm'),
    userNmFold: plainText('user_nm_fold'),
    menuNm: plainText('menu_nm'),
    menuNmFold: plainText('menu_nm_fold'),
    prgrmNm: plainText('prgrm_nm'),
    prgrmNmFold: plainText('prgrm_nm_fold'),
    oprtnId: plainText('oprtn_id'),
    mthdNm: plainText('mthd_nm'),
    ip: plainText('ip'),
    rgtrId: plainText('rgtr_id'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('error_log_reg_dt_idx').on(table.regDt.desc()),
  ],
);
