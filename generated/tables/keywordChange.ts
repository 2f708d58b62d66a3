// Generated from schemas/keywordChange.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, date, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const keywordChange = pgTable(
  'keyword_change',
  {
    changeId: bigint('change_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    itemKnd: plainText('item_knd').notNull(),
    mon: date('mon', { mode: 'string' }).notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
