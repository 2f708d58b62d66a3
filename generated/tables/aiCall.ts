// Generated from schemas/aiCall.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { article } from './article.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const aiCall = pgTable(
  'ai_call',
  {
    callId: bigint('call_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    regDt: instant('reg_dt').notNull().defaultNow(),
    actionCd: fixedText('action_cd').notNull(),
    articleId: bigint('article_id', { mode: 'number' }).references((): AnyPgColumn => article.articleId),
    articleCnt: integer('article_cnt').notNull().default(0),
    rsltCd: fixedText('rslt_cd').notNull(),
    modelNm: plainText('model_nm').notNull(),
    prmptVer: plainText('prmpt_ver'),
    askTokenCnt: integer('ask_token_cnt'),
    ansTokenCnt: integer('ans_token_cnt'),
    tokenCnt: integer('token_cnt'),
    spntMs: integer('spnt_ms'),
    sttsNo: integer('stts_no'),
    rgtrId: plainText('rgtr_id'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('ai_call_reg_dt_idx').on(table.regDt.desc()),
  ],
);
