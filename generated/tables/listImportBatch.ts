// Generated from schemas/listImportBatch.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const listImportBatch = pgTable(
  'list_import_batch',
  {
    listImportBatchId: bigint('list_import_batch_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    listImportId: bigint('list_import_id', { mode: 'number' }).notNull(),
    undoCn: jsonb('undo_cn'),
    rfslCn: jsonb('rfsl_cn'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('list_import_batch_list_import_id_list_import_batch_id_idx').on(table.listImportId, table.listImportBatchId),
  ],
);
