// Generated from schemas/agreement.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { document } from './document.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const agreement = pgTable(
  'agreement',
  {
    agreId: bigint('agre_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull().references((): AnyPgColumn => appUser.userId),
    docKndCd: plainText('doc_knd_cd').notNull(),
    docId: bigint('doc_id', { mode: 'number' }).references((): AnyPgColumn => document.docId),
    agreYn: plainText('agre_yn'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('agreement_user_id_idx').on(table.userId),
  ],
);
