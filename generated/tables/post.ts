// Generated from schemas/post.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText, tokens } from './columns.ts';

export const post = pgTable(
  'post',
  {
    pstId: bigint('pst_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pstKndCd: fixedText('pst_knd_cd').notNull().default('ADMIN'),
    pstClsfCd: plainText('pst_clsf_cd'),
    ttl: plainText('ttl'),
    ttlFold: plainText('ttl_fold'),
    cn: plainText('cn'),
    emrgYn: fixedText('emrg_yn').notNull().default('N'),
    upperNtcYn: fixedText('upper_ntc_yn').notNull().default('N'),
    rlsYn: fixedText('rls_yn').notNull().default('N'),
    topOrd: bigint('top_ord', { mode: 'number' }),
    sttsCd: plainText('stts_cd'),
    prcsClsfCd: plainText('prcs_clsf_cd'),
    rgtrId: plainText('rgtr_id'),
    rgtrNm: plainText('rgtr_nm'),
    rgtrNmFold: plainText('rgtr_nm_fold'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    inqCnt: bigint('inq_cnt', { mode: 'number' }).notNull().default(0),
    tk: tokens('tk'),
    tb: tokens('tb'),
    ta: tokens('ta'),
    delYn: fixedText('del_yn').notNull().default('N'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
  },
  (table) => [
    index('post_pst_knd_cd_reg_dt_idx').on(table.pstKndCd, table.regDt.desc()),
    index('post_pst_knd_cd_top_ord_idx').on(table.pstKndCd, table.topOrd.desc()),
    index('post_pst_knd_cd_del_yn_rls_yn_rgtr_id_pst_id_ttl_fold_idx').on(table.pstKndCd, table.delYn, table.rlsYn, table.rgtrId, table.pstId, table.ttlFold),
    index('post_tk_gin').using('gin', table.tk).where(sql`${table.delYn} = 'N'`),
    index('post_tb_gin').using('gin', table.tb).where(sql`${table.delYn} = 'N'`),
    index('post_ta_gin').using('gin', table.ta).where(sql`${table.delYn} = 'N'`),
  ],
);
