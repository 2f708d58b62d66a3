// Generated from schemas/webHookDelivery.json by `npm run generate`. Do not edit: change the schema instead.
import { type AnyPgColumn, bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { webHook } from './webHook.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const webHookDelivery = pgTable(
  'web_hook_delivery',
  {
    dlvrId: bigint('dlvr_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    hookId: bigint('hook_id', { mode: 'number' }).notNull().references((): AnyPgColumn => webHook.hookId),
    sttsCd: fixedText('stts_cd').notNull().default('waiting'),
    testYn: fixedText('test_yn').notNull().default('N'),
    itemCnt: integer('item_cnt').notNull().default(0),
    tryCnt: integer('try_cnt').notNull().default(0),
    httpCd: integer('http_cd'),
    ansCn: plainText('ans_cn'),
    sentDt: instant('sent_dt'),
    nextTryDt: instant('next_try_dt'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    rgtrId: plainText('rgtr_id'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('web_hook_delivery_hook_id_dlvr_id_idx').on(table.hookId, table.dlvrId.desc()),
    index('web_hook_delivery_stts_cd_next_try_dt_idx').on(table.sttsCd, table.nextTryDt),
  ],
);
