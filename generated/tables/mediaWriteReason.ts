// Generated from schemas/mediaWriteReason.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { media } from './media.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const mediaWriteReason = pgTable(
  'media_write_reason',
  {
    wrtRsnId: bigint('wrt_rsn_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    mediaId: bigint('media_id', { mode: 'number' }).notNull().references((): AnyPgColumn => media.mediaId),
    wrtRsn: plainText('wrt_rsn').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('media_write_reason_media_id_idx').on(table.mediaId),
  ],
);
