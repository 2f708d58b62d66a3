// Generated from schemas/savedView.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, text, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const savedView = pgTable(
  'saved_view',
  {
    viewId: bigint('view_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    menuUrl: plainText('menu_url').notNull(),
    viewNm: plainText('view_nm').notNull(),
    cndCn: plainText('cnd_cn').notNull(),
    colNmList: text('col_nm_list').array(),
    lineGapCd: fixedText('line_gap_cd'),
    bscYn: fixedText('bsc_yn').notNull().default('N'),
    groupId: bigint('group_id', { mode: 'number' }),
    fldrNm: plainText('fldr_nm'),
    rmrk: plainText('rmrk'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('saved_view_user_id_menu_url_view_nm_key').on(table.userId, table.menuUrl, table.viewNm).where(sql`${table.delYn} = 'N'`),
    index('saved_view_group_id_idx').on(table.groupId),
  ],
);
