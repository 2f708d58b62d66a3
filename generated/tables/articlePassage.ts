// Generated from schemas/articlePassage.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const articlePassage = pgTable(
  'article_passage',
  {
    passageId: bigint('passage_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    memoId: bigint('memo_id', { mode: 'number' }).notNull(),
    fldNm: fixedText('fld_nm').notNull(),
    quotCn: plainText('quot_cn').notNull(),
    prfxCn: plainText('prfx_cn'),
    sfxCn: plainText('sfx_cn'),
    bgngNo: integer('bgng_no').notNull(),
    memoCn: plainText('memo_cn'),
    memoCnFold: plainText('memo_cn_fold'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('article_passage_memo_id_idx').on(table.memoId),
  ],
);
