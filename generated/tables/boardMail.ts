// Generated from schemas/boardMail.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const boardMail = pgTable(
  'board_mail',
  {
    mailId: bigint('mail_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    boardKnd: fixedText('board_knd').notNull(),
    pstId: bigint('pst_id', { mode: 'number' }).notNull(),
    sendKey: plainText('send_key'),
    ttl: plainText('ttl').notNull(),
    htmlCn: plainText('html_cn'),
    textCn: plainText('text_cn'),
    emrgYn: fixedText('emrg_yn').notNull().default('N'),
    fileCn: jsonb('file_cn'),
    rgtrNm: plainText('rgtr_nm'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('board_mail_board_knd_pst_id_idx').on(table.boardKnd, table.pstId),
  ],
);
