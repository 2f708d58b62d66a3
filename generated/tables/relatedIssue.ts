// Generated from schemas/relatedIssue.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const relatedIssue = pgTable(
  'related_issue',
  {
    relIssueId: bigint('rel_issue_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    relIssueNm: plainText('rel_issue_nm'),
    relIssueNmFold: plainText('rel_issue_nm_fold'),
    expln: plainText('expln'),
    seq: integer('seq').notNull().default(0),
    useYn: fixedText('use_yn').notNull().default('Y'),
    extrIdList: integer('extr_id_list').array(),
    baseCd: fixedText('base_cd').notNull().default('own'),
    baseKey: plainText('base_key'),
    baseVal: jsonb('base_val'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('related_issue_rel_issue_nm_key').on(table.relIssueNm).where(sql`${table.delYn} = 'N'`),
  ],
);
