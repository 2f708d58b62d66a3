// Generated from schemas/mediaFeed.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { media } from './media.ts';
import { instant, plainText } from './columns.ts';

export const mediaFeed = pgTable(
  'media_feed',
  {
    mediaFeedId: bigint('media_feed_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    mediaId: bigint('media_id', { mode: 'number' }).notNull().references((): AnyPgColumn => media.mediaId),
    feedUrl: plainText('feed_url').notNull(),
    canonicalUrl: plainText('canonical_url'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: plainText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('media_feed_canonical_url_key').on(table.canonicalUrl).where(sql`${table.delYn} = 'N'`),
    index('media_feed_media_id_idx').on(table.mediaId),
  ],
);
