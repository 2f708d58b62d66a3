// Generated from schemas/privacyLog.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, text, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const privacyLog = pgTable(
  'privacy_log',
  {
    logId: bigint('log_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    regDt: instant('reg_dt').notNull().defaultNow(),
    userId: plainText('user_id'),
    userEml: plainText('user_eml'),
    userEmlFold: plainText('user_eml_fold'),
    userNm: plainText('user_nm'),
    userNmFold: plainText('user_nm_fold'),
    menuNm: plainText('menu_nm'),
    menuNmFold: plainText('menu_nm_fold'),
    prgrmNm: plainText('prgrm_nm'),
    prgrmNmFold: plainText('prgrm_nm_fold'),
    trgtNm: plainText('trgt_nm'),
    trgtKey: plainText('trgt_key'),
    trgtKeys: text('trgt_keys').array(),
    trgtCnt: integer('trgt_cnt'),
    fileHash: plainText('file_hash'),
    prcsClsfCd: fixedText('prcs_clsf_cd'),
    prcsCn: plainText('prcs_cn'),
    rsn: plainText('rsn'),
    rowCnt: integer('row_cnt'),
    ip: plainText('ip'),
    rgtrId: plainText('rgtr_id'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('privacy_log_reg_dt_idx').on(table.regDt.desc()),
  ],
);
