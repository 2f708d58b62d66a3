// Generated from schemas/passwordLink.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, index, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const passwordLink = pgTable(
  'password_link',
  {
    tokenHash: plainText('token_hash').primaryKey(),
    userId: plainText('user_id').notNull().references((): AnyPgColumn => appUser.userId),
    expDt: instant('exp_dt'),
    useDt: instant('use_dt'),
    emlFold: plainText('eml_fold'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('password_link_user_id_idx').on(table.userId),
  ],
);
