import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { ClusterChoice } from '#generated/types/clusterCalls.ts';
import type { Caller } from '../../access/caller.ts';
import { readRecord } from '../../crud/readRecord.ts';
import { reader } from '../../database/db.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { fold } from '../search/words/fold.ts';

const most = 20;

const articleCount = sql<number>`(select count(*)::int from cluster_article own
  join article on article.article_id = own.article_id and article.del_yn = 'N'
  where own.cluster_id = article_cluster.cluster_id and own.del_yn = 'N')`;

/** Highlights of the same day that this one can be merged with, the weightiest first. */
export const mergeChoices = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { clusterId, clusterTtl }: Calls['GET /cluster-merge-list']['query'],
): Promise<ClusterChoice[]> => {
  const { clusterDt } = await readRecord(catalogue, entityOf(catalogue, 'cluster'), caller, clusterId, {
    alone: true,
  });
  const found = await reader()
    .select({
      clusterId: articleCluster.clusterId,
      clusterTtl: articleCluster.clusterTtl,
      clusterDt: articleCluster.clusterDt,
      articleCount,
      mdfcnDt: articleCluster.mdfcnDt,
    })
    .from(articleCluster)
    .where(
      and(
        eq(articleCluster.delYn, 'N'),
        eq(articleCluster.clusterDt, clusterDt as string),
        ne(articleCluster.clusterId, clusterId),
        clusterTtl ? sql`strpos(${articleCluster.clusterTtlFold}, ${fold(clusterTtl)}) > 0` : undefined,
      ),
    )
    .orderBy(desc(articleCluster.clusterScr), desc(articleCluster.clusterId))
    .limit(most);
  return found.map((row) => ({ ...row, mdfcnDt: row.mdfcnDt.toISOString() }));
};
