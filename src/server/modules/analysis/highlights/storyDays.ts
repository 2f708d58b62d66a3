import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { articleCluster } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';

/** A highlight of another day about the same matter. */
export interface StoryDay {
  clusterId: number;
  clusterDt: string;
  clusterTtl: string;
  articleCount: number;
}

/** So many days of a story are led to. */
const most = 14;

const articleCount = sql<number>`(select count(*)::int from cluster_article own
  join article on article.article_id = own.article_id and article.del_yn = 'N'
  where own.cluster_id = article_cluster.cluster_id and own.del_yn = 'N')`;

/** The highlights of the same story, but this one, by their days. */
export const storyDays = async (clusterId: number): Promise<StoryDay[]> => {
  const story = reader()
    .select({ storyId: articleCluster.storyId })
    .from(articleCluster)
    .where(eq(articleCluster.clusterId, clusterId));
  return reader()
    .select({
      clusterId: articleCluster.clusterId,
      clusterDt: articleCluster.clusterDt,
      clusterTtl: articleCluster.clusterTtl,
      articleCount,
    })
    .from(articleCluster)
    .where(
      and(
        eq(articleCluster.delYn, 'N'),
        ne(articleCluster.clusterId, clusterId),
        sql`${articleCluster.storyId} = (${story})`,
      ),
    )
    .orderBy(asc(articleCluster.clusterDt), asc(articleCluster.clusterId))
    .limit(most);
};
