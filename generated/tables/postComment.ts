// Generated from schemas/comment.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { post } from './post.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const postComment = pgTable(
  'post_comment',
  {
    cmntId: bigint('cmnt_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pstId: bigint('pst_id', { mode: 'number' }).notNull().references((): AnyPgColumn => post.pstId),
    upCmntId: bigint('up_cmnt_id', { mode: 'number' }),
    cn: plainText('cn'),
    rlsYn: fixedText('rls_yn').notNull().default('N'),
    sortNo: integer('sort_no').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    rgtrNm: plainText('rgtr_nm'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('post_comment_pst_id_sort_no_idx').on(table.pstId, table.sortNo),
  ],
);
