// Generated from schemas/arrivalApplication.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, text, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { arrivalRule } from './arrivalRule.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const arrivalApplication = pgTable(
  'arrival_application',
  {
    aplcId: bigint('aplc_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    arvlRuleId: bigint('arvl_rule_id', { mode: 'number' }).notNull().references((): AnyPgColumn => arrivalRule.arvlRuleId),
    regDt: instant('reg_dt').notNull().defaultNow(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    itemKnd: fixedText('item_knd').notNull(),
    ttl: plainText('ttl'),
    chgList: text('chg_list').array(),
    keptList: text('kept_list').array(),
    sttsCd: fixedText('stts_cd').notNull().default('applied'),
    bfrCn: jsonb('bfr_cn'),
    arvlRunId: bigint('arvl_run_id', { mode: 'number' }),
    rgtrId: plainText('rgtr_id'),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('arrival_application_arvl_rule_id_article_id_key').on(table.arvlRuleId, table.articleId).where(sql`${table.delYn} = 'N'`),
    index('arrival_application_arvl_rule_id_aplc_id_idx').on(table.arvlRuleId, table.aplcId.desc()),
    index('arrival_application_arvl_run_id_aplc_id_idx').on(table.arvlRunId, table.aplcId),
  ],
);
