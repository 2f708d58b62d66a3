// Generated from schemas/clusterAction.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const clusterAction = pgTable(
  'cluster_action',
  {
    actionId: plainText('action_id').primaryKey(),
    clusterId: bigint('cluster_id', { mode: 'number' }).notNull(),
    actionKnd: fixedText('action_knd').notNull(),
    bfrCn: jsonb('bfr_cn').notNull(),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('cluster_action_cluster_id_idx').on(table.clusterId),
  ],
);
