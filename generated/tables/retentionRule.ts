// Generated from schemas/retentionRule.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, doublePrecision, integer, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { languageCode } from './languageCode.ts';
import { media } from './media.ts';
import { nationCode } from './nationCode.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const retentionRule = pgTable(
  'retention_rule',
  {
    rtntRuleId: bigint('rtnt_rule_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    rtntRuleNm: plainText('rtnt_rule_nm').notNull(),
    rtntRuleNmFold: plainText('rtnt_rule_nm_fold'),
    actnCd: fixedText('actn_cd').notNull().default('archive'),
    itemKnd: fixedText('item_knd').notNull().default('article'),
    monCnt: integer('mon_cnt').notNull().default(36),
    ntnId: plainText('ntn_id').references((): AnyPgColumn => nationCode.ntnId),
    mediaId: bigint('media_id', { mode: 'number' }).references((): AnyPgColumn => media.mediaId),
    lanCd: plainText('lan_cd').references((): AnyPgColumn => languageCode.lanCd),
    lclsfNm: fixedText('lclsf_nm'),
    featExtrMclsf: plainText('feat_extr_mclsf'),
    maxScr: doublePrecision('max_scr'),
    noKwdYn: fixedText('no_kwd_yn').notNull().default('N'),
    useYn: fixedText('use_yn').notNull().default('N'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('retention_rule_rtnt_rule_nm_key').on(table.rtntRuleNm).where(sql`${table.delYn} = 'N'`),
  ],
);
