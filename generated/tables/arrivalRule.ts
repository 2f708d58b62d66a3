// Generated from schemas/arrivalRule.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { relatedIssue } from './relatedIssue.ts';
import { userGroup } from './userGroup.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const arrivalRule = pgTable(
  'arrival_rule',
  {
    arvlRuleId: bigint('arvl_rule_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    arvlRuleNm: plainText('arvl_rule_nm').notNull(),
    arvlRuleNmFold: plainText('arvl_rule_nm_fold'),
    viewId: bigint('view_id', { mode: 'number' }).notNull(),
    labelId: bigint('label_id', { mode: 'number' }),
    lclsfNm: fixedText('lclsf_nm'),
    featExtrMclsf: plainText('feat_extr_mclsf'),
    relIssueId: bigint('rel_issue_id', { mode: 'number' }).references((): AnyPgColumn => relatedIssue.relIssueId),
    strGroupId: bigint('str_group_id', { mode: 'number' }).references((): AnyPgColumn => userGroup.groupId),
    trayYn: fixedText('tray_yn').notNull().default('N'),
    ntcGroupId: bigint('ntc_group_id', { mode: 'number' }).references((): AnyPgColumn => userGroup.groupId),
    useYn: fixedText('use_yn').notNull().default('N'),
    stopRsn: plainText('stop_rsn'),
    userId: plainText('user_id').notNull(),
    trialDt: instant('trial_dt'),
    trialCn: plainText('trial_cn'),
    bgngDt: instant('bgng_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('arrival_rule_arvl_rule_nm_key').on(table.arvlRuleNm).where(sql`${table.delYn} = 'N'`),
  ],
);
