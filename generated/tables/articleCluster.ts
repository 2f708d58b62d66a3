// Generated from schemas/cluster.json by `npm run generate`. Do not edit: change the schema instead.
import { bigint, date, doublePrecision, index, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const articleCluster = pgTable(
  'article_cluster',
  {
    clusterId: bigint('cluster_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clusterTtl: plainText('cluster_ttl').notNull(),
    clusterTtlFold: plainText('cluster_ttl_fold'),
    lclsfNm: fixedText('lclsf_nm'),
    featExtrMclsf: plainText('feat_extr_mclsf'),
    clusterDt: date('cluster_dt', { mode: 'string' }).notNull(),
    clusterScr: doublePrecision('cluster_scr'),
    crtMthdCd: fixedText('crt_mthd_cd').notNull().default('AUTO'),
    ttlMdfcnYn: fixedText('ttl_mdfcn_yn').notNull().default('N'),
    storyId: bigint('story_id', { mode: 'number' }),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('article_cluster_cluster_dt_cluster_scr_idx').on(table.clusterDt.desc(), table.clusterScr.desc()),
    index('article_cluster_story_id_idx').on(table.storyId),
  ],
);
