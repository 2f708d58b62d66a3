// Generated from schemas/outboxMessage.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const outboxMessage = pgTable(
  'outbox_message',
  {
    msgId: bigint('msg_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    chnl: fixedText('chnl').notNull(),
    rcvr: plainText('rcvr').notNull(),
    rcvrFold: plainText('rcvr_fold'),
    ttl: plainText('ttl'),
    ttlFold: plainText('ttl_fold'),
    cn: plainText('cn'),
    sttsCd: fixedText('stts_cd').notNull().default('waiting'),
    tryCnt: integer('try_cnt').notNull().default(0),
    nextTryDt: instant('next_try_dt'),
    sentDt: instant('sent_dt'),
    errCn: plainText('err_cn'),
    mailId: bigint('mail_id', { mode: 'number' }),
    hndovrDt: instant('hndovr_dt'),
    scrtKnd: fixedText('scrt_knd'),
    scrtKey: plainText('scrt_key'),
    hndovrRqstrId: plainText('hndovr_rqstr_id'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('outbox_message_stts_cd_next_try_dt_idx').on(table.sttsCd, table.nextTryDt),
    index('outbox_message_reg_dt_idx').on(table.regDt.desc()),
    index('outbox_message_mail_id_idx').on(table.mailId),
  ],
);
