// Generated from schemas/loginLog.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const loginLog = pgTable(
  'login_log',
  {
    logId: bigint('log_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    regDt: instant('reg_dt').notNull().defaultNow(),
    eml: plainText('eml'),
    emlFold: plainText('eml_fold'),
    userNm: plainText('user_nm'),
    userNmFold: plainText('user_nm_fold'),
    userId: plainText('user_id'),
    lgnClsf: fixedText('lgn_clsf'),
    rsnCn: plainText('rsn_cn'),
    ip: plainText('ip'),
    reqId: plainText('req_id'),
    rgtrId: plainText('rgtr_id'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('login_log_reg_dt_idx').on(table.regDt.desc()),
  ],
);
