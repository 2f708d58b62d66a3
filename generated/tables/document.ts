// Generated from schemas/document.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, date, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const document = pgTable(
  'document',
  {
    docId: bigint('doc_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    docKndCd: plainText('doc_knd_cd').notNull(),
    rvsnYmd: date('rvsn_ymd', { mode: 'string' }),
    docCn: plainText('doc_cn'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('document_doc_knd_cd_rvsn_ymd_idx').on(table.docKndCd, table.rvsnYmd.desc()),
  ],
);
