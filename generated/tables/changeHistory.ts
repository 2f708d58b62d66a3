// Generated from schemas/changeHistory.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const changeHistory = pgTable(
  'change_history',
  {
    chgHstryId: bigint('chg_hstry_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    entityNm: plainText('entity_nm').notNull(),
    recordKey: plainText('record_key').notNull(),
    chgKnd: fixedText('chg_knd').notNull(),
    bfrCn: jsonb('bfr_cn'),
    aftrCn: jsonb('aftr_cn'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('change_history_entity_nm_record_key_chg_hstry_id_idx').on(table.entityNm, table.recordKey, table.chgHstryId.desc()),
  ],
);
