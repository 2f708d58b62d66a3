import { eq, sql } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { moveArticles, storeAction } from './actions.ts';
import { decide, endDecisions, pairsWith, pairsWithFirst } from './decide.ts';
import { type Body, chosenOf, editing, recordClusterChange, touch } from './lockedCluster.ts';

/** Creates a highlight with the day and class of another, named after one of its articles. @returns its id */
const makeLike = async (clusterId: number, articleId: number | undefined, who: string): Promise<number> => {
  const [made] = await db()
    .insert(articleCluster)
    .select(
      db()
        .select({
          clusterId: sql<number>`nextval(pg_get_serial_sequence('article_cluster', 'cluster_id'))`.as(
            'cluster_id',
          ),
          clusterTtl:
            sql<string>`(select coalesce(korn_ttl, lclan_ttl, '제목 없음') from article where article_id = ${articleId})`.as(
              'cluster_ttl',
            ),
          clusterTtlFold: sql<string>`''`.as('cluster_ttl_fold'),
          lclsfNm: articleCluster.lclsfNm,
          featExtrMclsf: articleCluster.featExtrMclsf,
          clusterDt: articleCluster.clusterDt,
          clusterScr: articleCluster.clusterScr,
          crtMthdCd: sql<string>`'AUTO'`.as('crt_mthd_cd'),
          ttlMdfcnYn: sql<string>`'N'`.as('ttl_mdfcn_yn'),
          storyId: sql<number | null>`null::bigint`.as('story_id'),
          rgtrId: sql<string>`${who}`.as('rgtr_id'),
          regDt: sql<Date>`now()`.as('reg_dt'),
          mdfrId: sql<string>`${who}`.as('mdfr_id'),
          mdfcnDt: sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('mdfcn_dt'),
          delYn: sql<string>`'N'`.as('del_yn'),
        })
        .from(articleCluster)
        .where(eq(articleCluster.clusterId, clusterId)),
    )
    .returning({ clusterId: articleCluster.clusterId, clusterTtl: articleCluster.clusterTtl });
  if (!made) throw new Error('No highlight was made.');
  await db()
    .update(articleCluster)
    .set({ clusterTtlFold: fold(made.clusterTtl), storyId: made.clusterId })
    .where(eq(articleCluster.clusterId, made.clusterId));
  return made.clusterId;
};

/** Moves the chosen articles into a new highlight, named after the first of them. */
export const splitCluster = (
  catalogue: Catalogue,
  caller: Caller,
  body: Body<'PUT /update-cluster/split'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    const { chosen, rest } = chosenOf(cluster, body.articleIds);
    if (chosen.length < 2)
      throw validationFailure([
        invalid(
          'articleIds',
          '기사',
          '새 하이라이트에는 기사가 두 건 이상 있어야 합니다. 한 건이면 빼 주세요.',
        ),
      ]);
    const madeClusterId = await makeLike(cluster.clusterId, chosen[0], who);
    const actionId = await storeAction('SPLIT', cluster.clusterId, [cluster], [madeClusterId], who);
    // the rest may have been connected only through the moved articles
    if ((await endDecisions(actionId, 'TOGETHER', chosen, rest)) > 0)
      await decide(actionId, 'TOGETHER', pairsWithFirst(rest), who);
    await decide(actionId, 'TOGETHER', pairsWithFirst(chosen), who);
    await decide(actionId, 'APART', pairsWith(chosen[0], rest), who);
    await moveArticles(chosen, cluster.clusterId, madeClusterId, who);
    await touch([cluster.clusterId], who);
    await recordClusterChange(catalogue, caller, cluster, { articleIds: rest });
    return { clusterId: cluster.clusterId, actionId, madeClusterId };
  });
