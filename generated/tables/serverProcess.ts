// Generated from schemas/serverProcess.json by `npm run generate`. Do not edit: change the schema instead.
import { pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const serverProcess = pgTable(
  'server_process',
  {
    processId: plainText('process_id').primaryKey(),
    kndCd: plainText('knd_cd').notNull(),
    hostNm: plainText('host_nm').notNull(),
    versionNm: plainText('version_nm').notNull(),
    buildNm: plainText('build_nm'),
    nodeNm: plainText('node_nm').notNull(),
    bgngDt: instant('bgng_dt').notNull(),
    seenDt: instant('seen_dt').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
);
