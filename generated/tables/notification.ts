// Generated from schemas/notification.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const notification = pgTable(
  'notification',
  {
    ntcId: bigint('ntc_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    ntcClsfCd: plainText('ntc_clsf_cd').notNull(),
    ttl: plainText('ttl'),
    menuUrl: plainText('menu_url').notNull(),
    comPstId: plainText('com_pst_id').notNull(),
    trgtNm: plainText('trgt_nm').notNull(),
    hndlDt: instant('hndl_dt'),
    rgtrNm: plainText('rgtr_nm'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    rgtrId: plainText('rgtr_id'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('notification_user_id_hndl_dt_idx').on(table.userId, table.hndlDt),
    index('notification_trgt_nm_com_pst_id_idx').on(table.trgtNm, table.comPstId),
    index('notification_reg_dt_idx').on(table.regDt),
  ],
);
