// Generated from schemas/logMark.json by `npm run generate`. Do not edit: change the schema instead.
import { pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const logMark = pgTable(
  'log_mark',
  {
    markId: plainText('mark_id').primaryKey(),
    flushDt: instant('flush_dt').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
