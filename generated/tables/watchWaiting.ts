// Generated from schemas/watchWaiting.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const watchWaiting = pgTable(
  'watch_waiting',
  {
    waitingId: bigint('waiting_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
