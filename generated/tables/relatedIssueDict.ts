// Generated from schemas/relatedIssueDict.json by `npm run generate`. Do not edit: change the schema instead.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, uniqueIndex, pgTable } from 'drizzle-orm/pg-core';
import { featureExtractionDict } from './featureExtractionDict.ts';
import { relatedIssue } from './relatedIssue.ts';
import { fixedText, instant, plainText } from './columns.ts';

export const relatedIssueDict = pgTable(
  'related_issue_dict',
  {
    relIssueDictId: bigint('rel_issue_dict_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    relIssueId: bigint('rel_issue_id', { mode: 'number' }).notNull().references((): AnyPgColumn => relatedIssue.relIssueId),
    extrId: bigint('extr_id', { mode: 'number' }).notNull().references((): AnyPgColumn => featureExtractionDict.extrId),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    uniqueIndex('related_issue_dict_rel_issue_id_extr_id_key').on(table.relIssueId, table.extrId).where(sql`${table.delYn} = 'N'`),
    index('related_issue_dict_extr_id_idx').on(table.extrId),
  ],
);
