// Generated from schemas/watchMessage.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, text, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const watchMessage = pgTable(
  'watch_message',
  {
    msgId: bigint('msg_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    watchId: bigint('watch_id', { mode: 'number' }).notNull(),
    viewId: bigint('view_id', { mode: 'number' }).notNull(),
    userId: plainText('user_id').notNull(),
    knd: fixedText('knd').notNull(),
    ttl: plainText('ttl'),
    cn: plainText('cn'),
    articleCnt: integer('article_cnt'),
    restCnt: integer('rest_cnt'),
    foldCnt: integer('fold_cnt'),
    chnlList: text('chnl_list').array(),
    sntDt: instant('snt_dt').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('watch_message_watch_id_snt_dt_idx').on(table.watchId, table.sntDt.desc()),
    index('watch_message_snt_dt_idx').on(table.sntDt),
  ],
);
