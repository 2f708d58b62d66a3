// Generated from schemas/user.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, date, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { nationCode } from './nationCode.ts';
import { userGroup } from './userGroup.ts';
import { instant, plainText } from './columns.ts';

export const appUser = pgTable(
  'app_user',
  {
    userId: plainText('user_id').primaryKey(),
    eml: plainText('eml'),
    emlFold: plainText('eml_fold'),
    userNm: plainText('user_nm'),
    userNmFold: plainText('user_nm_fold'),
    telno: plainText('telno'),
    mblTelno: plainText('mbl_telno'),
    jbgdNm: plainText('jbgd_nm'),
    jbpsNm: plainText('jbps_nm'),
    instNm: plainText('inst_nm'),
    instNmFold: plainText('inst_nm_fold'),
    deptNm: plainText('dept_nm'),
    deptNmFold: plainText('dept_nm_fold'),
    groupId: bigint('group_id', { mode: 'number' }).references((): AnyPgColumn => userGroup.groupId),
    pbrlEvlTrgtYn: plainText('pbrl_evl_trgt_yn').notNull().default('N'),
    clctdrProfcTkcgYn: plainText('clctdr_profc_tkcg_yn').notNull().default('N'),
    evlTrprClsfCd: plainText('evl_trpr_clsf_cd'),
    delYn: plainText('del_yn').notNull().default('N'),
    joinCertYn: plainText('join_cert_yn').notNull().default('N'),
    mblCertYn: plainText('mbl_cert_yn').notNull().default('N'),
    prvcClctAgreChc: plainText('prvc_clct_agre_chc').notNull().default('N'),
    cmnctBbsMngrYn: plainText('cmnct_bbs_mngr_yn').notNull().default('N'),
    mediaMngrYn: plainText('media_mngr_yn').notNull().default('N'),
    rptpEmlYn: plainText('rptp_eml_yn').notNull().default('Y'),
    ntnId: plainText('ntn_id').notNull().default('KR').references((): AnyPgColumn => nationCode.ntnId),
    useYn: plainText('use_yn').notNull().default('Y'),
    userAprvYn: plainText('user_aprv_yn').notNull().default('N'),
    pswdHash: plainText('pswd_hash'),
    pswdChgYmd: date('pswd_chg_ymd', { mode: 'string' }),
    lastJoinCertYmd: date('last_join_cert_ymd', { mode: 'string' }),
    lockYn: plainText('lock_yn').notNull().default('N'),
    leaveYn: plainText('leave_yn').notNull().default('N'),
    lastLgnDt: instant('last_lgn_dt'),
    rightsVer: integer('rights_ver').notNull().default(0),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('app_user_eml_key').on(table.eml).where(sql`${table.delYn} = 'N'`),
  ],
);
