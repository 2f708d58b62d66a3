// Generated from schemas/collectProgress.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const collectProgress = pgTable(
  'collect_progress',
  {
    sourceId: plainText('source_id').primaryKey(),
    sourceNm: plainText('source_nm'),
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts'),
    doneYn: fixedText('done_yn').notNull().default('N'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
