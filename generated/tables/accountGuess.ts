// Generated from schemas/accountGuess.json by `npm run generate`. Do not edit: change the schema instead.
import { index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const accountGuess = pgTable(
  'account_guess',
  {
    guessKey: plainText('guess_key').primaryKey(),
    askerKey: plainText('asker_key'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('account_guess_asker_key_idx').on(table.askerKey),
  ],
);
