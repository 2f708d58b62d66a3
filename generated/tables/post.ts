// Generated from schemas/post.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { instant, plainText } from './columns.ts';

export const post = pgTable(
  'post',
  {
    pstId: bigint('pst_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pstKndCd: plainText('pst_knd_cd').notNull().default('ADMIN'),
    pstClsfCd: plainText('pst_clsf_cd'),
    ttl: plainText('ttl'),
    ttlFold: plainText('ttl_fold'),
    cn: plainText('cn'),
    sttsCd: plainText('stts_cd'),
    prcsClsfCd: plainText('prcs_clsf_cd'),
    rgtrId: plainText('rgtr_id'),
    rgtrNm: plainText('rgtr_nm'),
    rgtrNmFold: plainText('rgtr_nm_fold'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    inqCnt: bigint('inq_cnt', { mode: 'number' }).notNull().default(0),
    delYn: plainText('del_yn').notNull().default('N'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
  },
  (table) => [
    index('post_pst_knd_cd_reg_dt_idx').on(table.pstKndCd, table.regDt.desc()),
  ],
);
