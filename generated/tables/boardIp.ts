// Generated from schemas/boardIp.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const boardIp = pgTable(
  'board_ip',
  {
    bbsAuthrtId: bigint('bbs_authrt_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    ip: plainText('ip'),
    useYn: fixedText('use_yn').notNull().default('Y'),
    rmrk: plainText('rmrk'),
    rmrkFold: plainText('rmrk_fold'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
