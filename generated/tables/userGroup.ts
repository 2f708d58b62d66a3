// Generated from schemas/userGroup.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const userGroup = pgTable(
  'user_group',
  {
    groupId: bigint('group_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    groupNm: plainText('group_nm'),
    groupNmFold: plainText('group_nm_fold'),
    groupCd: plainText('group_cd'),
    groupCdFold: plainText('group_cd_fold'),
    levelCd: plainText('level_cd'),
    mngrShowYn: fixedText('mngr_show_yn').notNull().default('Y'),
    picId: plainText('pic_id').references((): AnyPgColumn => appUser.userId),
    useYn: fixedText('use_yn').notNull().default('Y'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('user_group_group_cd_key').on(table.groupCd).where(sql`${table.delYn} = 'N'`),
  ],
);
