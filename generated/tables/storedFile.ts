// Generated from schemas/storedFile.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const storedFile = pgTable(
  'stored_file',
  {
    fileId: plainText('file_id').primaryKey(),
    ownerEntity: plainText('owner_entity').notNull(),
    ownerKey: plainText('owner_key'),
    orgnlFileNm: plainText('orgnl_file_nm'),
    expln: plainText('expln'),
    menuId: bigint('menu_id', { mode: 'number' }),
    fileSize: bigint('file_size', { mode: 'number' }),
    fileExtn: plainText('file_extn'),
    txtSttsCd: fixedText('txt_stts_cd'),
    txtRsnCd: plainText('txt_rsn_cd'),
    txtTryCnt: integer('txt_try_cnt').notNull().default(0),
    txtBgngDt: instant('txt_bgng_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('stored_file_owner_entity_owner_key_idx').on(table.ownerEntity, table.ownerKey),
    index('stored_file_owner_entity_txt_stts_cd_idx').on(table.ownerEntity, table.txtSttsCd),
  ],
);
