// Generated from schemas/articleLabel.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const articleLabel = pgTable(
  'article_label',
  {
    labelId: bigint('label_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    userId: plainText('user_id').notNull(),
    labelNm: plainText('label_nm').notNull(),
    labelNmFold: plainText('label_nm_fold'),
    colorCd: fixedText('color_cd').notNull(),
    fldrNm: plainText('fldr_nm'),
    ltrYn: fixedText('ltr_yn').notNull().default('N'),
    groupId: bigint('group_id', { mode: 'number' }),
    grpEdtYn: fixedText('grp_edt_yn').notNull().default('N'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('article_label_user_id_idx').on(table.userId),
    index('article_label_group_id_idx').on(table.groupId),
  ],
);
