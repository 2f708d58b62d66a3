// Generated from schemas/boardPost.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { commonCode } from './commonCode.ts';
import { menu } from './menu.ts';
import { fixedText, instant, plainText, tokens } from './columns.ts';

export const boardPost = pgTable(
  'board_post',
  {
    pstId: bigint('pst_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    menuId: bigint('menu_id', { mode: 'number' }).notNull().references((): AnyPgColumn => menu.menuId),
    pstKndCd: plainText('pst_knd_cd'),
    pstClsfCd: plainText('pst_clsf_cd').references((): AnyPgColumn => commonCode.cdId),
    ttl: plainText('ttl'),
    ttlFold: plainText('ttl_fold'),
    cn: plainText('cn'),
    cvrFileNm: plainText('cvr_file_nm'),
    rgtrId: plainText('rgtr_id'),
    rgtrNm: plainText('rgtr_nm'),
    rgtrNmFold: plainText('rgtr_nm_fold'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    inqCnt: bigint('inq_cnt', { mode: 'number' }).notNull().default(0),
    tk: tokens('tk'),
    tb: tokens('tb'),
    ta: tokens('ta'),
    delYn: fixedText('del_yn').notNull().default('N'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
  },
  (table) => [
    index('board_post_menu_id_reg_dt_idx').on(table.menuId, table.regDt.desc()),
    index('board_post_reg_dt_idx').on(table.regDt.desc()),
    index('board_post_tk_gin').using('gin', table.tk).where(sql`${table.delYn} = 'N'`),
    index('board_post_tb_gin').using('gin', table.tb).where(sql`${table.delYn} = 'N'`),
    index('board_post_ta_gin').using('gin', table.ta).where(sql`${table.delYn} = 'N'`),
  ],
);
