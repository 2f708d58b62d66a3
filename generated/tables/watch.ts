// Generated from schemas/watch.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const watch = pgTable(
  'watch',
  {
    watchId: bigint('watch_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    viewId: bigint('view_id', { mode: 'number' }).notNull(),
    userId: plainText('user_id').notNull(),
    freqCd: fixedText('freq_cd').notNull(),
    sndHm: plainText('snd_hm'),
    sndDy: integer('snd_dy'),
    quietBgngHm: plainText('quiet_bgng_hm'),
    quietEndHm: plainText('quiet_end_hm'),
    wkndYn: fixedText('wknd_yn').notNull().default('N'),
    hldyYn: fixedText('hldy_yn').notNull().default('N'),
    bellYn: fixedText('bell_yn').notNull().default('N'),
    mailYn: fixedText('mail_yn').notNull().default('N'),
    smsYn: fixedText('sms_yn').notNull().default('N'),
    maxCnt: integer('max_cnt').notNull().default(20),
    spikeYn: fixedText('spike_yn').notNull().default('N'),
    spikeMinCnt: integer('spike_min_cnt').notNull().default(10),
    newClstrYn: fixedText('new_clstr_yn').notNull().default('N'),
    pauseYn: fixedText('pause_yn').notNull().default('N'),
    nextDt: instant('next_dt'),
    bgngDt: instant('bgng_dt'),
    seenDt: instant('seen_dt'),
    spikeDt: instant('spike_dt'),
    stopTkn: plainText('stop_tkn'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('watch_view_id_user_id_key').on(table.viewId, table.userId).where(sql`${table.delYn} = 'N'`),
    index('watch_user_id_idx').on(table.userId),
    index('watch_next_dt_idx').on(table.nextDt),
  ],
);
