// Generated from schemas/watchMute.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const watchMute = pgTable(
  'watch_mute',
  {
    muteId: bigint('mute_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    watchId: bigint('watch_id', { mode: 'number' }).notNull(),
    mediaId: bigint('media_id', { mode: 'number' }),
    clusterId: bigint('cluster_id', { mode: 'number' }),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('watch_mute_watch_id_idx').on(table.watchId),
  ],
);
