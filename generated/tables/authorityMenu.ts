// Generated from schemas/authorityMenu.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { authorityGroup } from './authorityGroup.ts';
import { menu } from './menu.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const authorityMenu = pgTable(
  'authority_menu',
  {
    authrtMenuId: bigint('authrt_menu_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    authrtId: bigint('authrt_id', { mode: 'number' }).notNull().references((): AnyPgColumn => authorityGroup.authrtId),
    menuId: bigint('menu_id', { mode: 'number' }).notNull().references((): AnyPgColumn => menu.menuId),
    authorizedYn: fixedText('authorized_yn').notNull().default('Y'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('authority_menu_authrt_id_menu_id_key').on(table.authrtId, table.menuId).where(sql`${table.delYn} = 'N'`),
    index('authority_menu_menu_id_idx').on(table.menuId),
  ],
);
