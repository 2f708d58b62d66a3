// Generated from schemas/postRecipient.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './appUser.ts';
import { userGroup } from './userGroup.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const postRecipient = pgTable(
  'post_recipient',
  {
    rcptnId: bigint('rcptn_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pstId: bigint('pst_id', { mode: 'number' }).notNull(),
    userId: plainText('user_id').references((): AnyPgColumn => appUser.userId),
    groupId: bigint('group_id', { mode: 'number' }).references((): AnyPgColumn => userGroup.groupId),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('post_recipient_pst_id_user_id_key').on(table.pstId, table.userId).where(sql`${table.delYn} = 'N'`),
    uniqueIndex('post_recipient_pst_id_group_id_key').on(table.pstId, table.groupId).where(sql`${table.delYn} = 'N'`),
    index('post_recipient_user_id_del_yn_pst_id_idx').on(table.userId, table.delYn, table.pstId),
    index('post_recipient_group_id_del_yn_pst_id_idx').on(table.groupId, table.delYn, table.pstId),
  ],
);
