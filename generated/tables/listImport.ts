// Generated from schemas/listImport.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const listImport = pgTable(
  'list_import',
  {
    listImportId: bigint('list_import_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    trgtNm: plainText('trgt_nm').notNull(),
    sttsCd: plainText('stts_cd').notNull(),
    fileNm: plainText('file_nm').notNull(),
    fileId: plainText('file_id'),
    colCn: jsonb('col_cn'),
    rowCnt: integer('row_cnt').notNull().default(0),
    lineNo: integer('line_no').notNull().default(0),
    readCnt: integer('read_cnt').notNull().default(0),
    rsltCn: jsonb('rslt_cn'),
    undoId: plainText('undo_id'),
    undoDt: instant('undo_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('list_import_trgt_nm_list_import_id_idx').on(table.trgtNm, table.listImportId.desc()),
  ],
);
