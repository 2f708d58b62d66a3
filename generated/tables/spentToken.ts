// Generated from schemas/spentToken.json by `npm run generate`. Do not edit: change the schema instead.
import { index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const spentToken = pgTable(
  'spent_token',
  {
    tokenHash: plainText('token_hash').primaryKey(),
    sessionId: plainText('session_id'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('spent_token_session_id_idx').on(table.sessionId),
  ],
);
