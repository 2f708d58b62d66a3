// Generated from schemas/mediaMerge.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { media } from './media.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const mediaMerge = pgTable(
  'media_merge',
  {
    mediaMrgId: bigint('media_mrg_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    mediaId: bigint('media_id', { mode: 'number' }).notNull().references((): AnyPgColumn => media.mediaId),
    mrgTrgtMediaId: bigint('mrg_trgt_media_id', { mode: 'number' }).notNull().references((): AnyPgColumn => media.mediaId),
    articleCount: bigint('article_count', { mode: 'number' }).notNull().default(0),
    articleIds: integer('article_ids').array(),
    mvngYn: fixedText('mvng_yn').notNull().default('N'),
    movedCount: bigint('moved_count', { mode: 'number' }).notNull().default(0),
    prevUseYn: fixedText('prev_use_yn'),
    undoDt: instant('undo_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('media_merge_media_id_idx').on(table.mediaId),
    index('media_merge_mrg_trgt_media_id_reg_dt_idx').on(table.mrgTrgtMediaId, table.regDt.desc()),
  ],
);
