// Generated from schemas/menu.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const menu = pgTable(
  'menu',
  {
    menuId: bigint('menu_id', { mode: 'number' }).primaryKey(),
    menuNm: plainText('menu_nm'),
    upMenuId: bigint('up_menu_id', { mode: 'number' }).references((): AnyPgColumn => menu.menuId),
    url: plainText('url'),
    sortNo: integer('sort_no').notNull().default(0),
    rmrk: plainText('rmrk'),
    useYn: fixedText('use_yn').notNull().default('Y'),
    refData: plainText('ref_data'),
    bsicYn: fixedText('bsic_yn').notNull().default('N'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('menu_url_key').on(table.url).where(sql`${table.delYn} = 'N'`),
  ],
);
