// Generated from schemas/labelVersion.json by `npm run generate`. Do not edit: change the schema instead.
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const labelVersion = pgTable(
  'label_version',
  {
    labelVersionId: plainText('label_version_id').primaryKey(),
    ver: integer('ver').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
