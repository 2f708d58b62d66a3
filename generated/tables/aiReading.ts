// Generated from schemas/aiReading.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const aiReading = pgTable(
  'ai_reading',
  {
    articleId: bigint('article_id', { mode: 'number' }).primaryKey(),
    sttsCd: fixedText('stts_cd').notNull(),
    rsnCd: plainText('rsn_cd'),
    tryCnt: integer('try_cnt').notNull().default(0),
    bgngDt: instant('bgng_dt'),
    rdrNm: plainText('rdr_nm'),
    reqDt: instant('req_dt'),
    srcMark: plainText('src_mark'),
    fndngs: jsonb('fndngs'),
    wrtnTxts: jsonb('wrtn_txts'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('ai_reading_stts_cd_mdfcn_dt_idx').on(table.sttsCd, table.mdfcnDt.desc()),
  ],
);
