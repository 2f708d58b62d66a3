// Generated from schemas/loginAttempt.json by `npm run generate`. Do not edit: change the schema instead.
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const loginAttempt = pgTable(
  'login_attempt',
  {
    attemptKey: plainText('attempt_key').primaryKey(),
    failCnt: integer('fail_cnt').notNull().default(0),
    waitDt: instant('wait_dt'),
    accntKey: plainText('accnt_key'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('login_attempt_accnt_key_idx').on(table.accntKey),
  ],
);
