// Generated from schemas/boardMailRecipient.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const boardMailRecipient = pgTable(
  'board_mail_recipient',
  {
    rcptnId: bigint('rcptn_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    mailId: bigint('mail_id', { mode: 'number' }).notNull(),
    userId: plainText('user_id').notNull(),
    skipCd: plainText('skip_cd'),
    msgId: bigint('msg_id', { mode: 'number' }),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('board_mail_recipient_mail_id_idx').on(table.mailId),
    index('board_mail_recipient_msg_id_idx').on(table.msgId),
  ],
);
