// Generated from schemas/storageSample.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const storageSample = pgTable(
  'storage_sample',
  {
    sampleYmd: plainText('sample_ymd').primaryKey(),
    databaseByteCnt: bigint('database_byte_cnt', { mode: 'number' }).notNull(),
    fileByteCnt: bigint('file_byte_cnt', { mode: 'number' }).notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
