// Generated from schemas/clusterDecision.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const clusterDecision = pgTable(
  'cluster_decision',
  {
    decisionId: bigint('decision_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    actionId: plainText('action_id').notNull(),
    decisionKnd: fixedText('decision_knd').notNull(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    otherArticleId: bigint('other_article_id', { mode: 'number' }).notNull(),
    endActionId: plainText('end_action_id'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('cluster_decision_article_id_idx').on(table.articleId),
    index('cluster_decision_other_article_id_idx').on(table.otherArticleId),
    index('cluster_decision_action_id_idx').on(table.actionId),
    index('cluster_decision_reg_dt_idx').on(table.regDt),
  ],
);
