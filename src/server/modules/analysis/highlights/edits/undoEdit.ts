import { and, eq, inArray, sql } from 'drizzle-orm';
import { clusterAction, clusterArticle } from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, conflict } from '#server/kernel/failure.ts';
import { isAbout } from '../lastAction.ts';
import type { Before } from './actions.ts';
import { revertDecisions } from './decide.ts';
import { type Body, editing, idsOf, recordClusterChange, touch } from './lockedCluster.ts';
import { nameCluster } from './renameCluster.ts';

/** Restores the highlights before an action, unless they have been edited since. @throws Failure 409 */
export const undoEdit = (
  catalogue: Catalogue,
  caller: Caller,
  { clusterId, actionId }: Body<'PUT /update-cluster/undo'>,
): Promise<ClusterEdit> =>
  editing(caller, { clusterId }, async (cluster, who) => {
    const [action] = await db()
      .select({ bfrCn: clusterAction.bfrCn, regDt: clusterAction.regDt })
      .from(clusterAction)
      .where(and(eq(clusterAction.actionId, actionId), eq(clusterAction.clusterId, clusterId)))
      .for('update');
    if (!action) throw badRequest('되돌릴 것이 없습니다. 이미 되돌렸거나 오래된 일입니다.');
    const { made, clusters, title, added = [] } = action.bfrCn as Before;
    const all = [...new Set([clusterId, ...made, ...clusters.map((one) => one.clusterId)])];
    const later = await db()
      .select({ actionId: clusterAction.actionId })
      .from(clusterAction)
      .where(and(isAbout(all), sql`${clusterAction.regDt} > ${action.regDt.toISOString()}::timestamptz`))
      .limit(1);
    if (later.length > 0)
      throw conflict({ clusterId, clusterTtl: cluster.clusterTtl, mdfcnDt: cluster.mdfcnDt.toISOString() });
    const ids = clusters.flatMap(({ articles }) => articles.map(({ articleId }) => articleId));
    await db()
      .delete(clusterArticle)
      .where(
        and(inArray(clusterArticle.clusterId, all), inArray(clusterArticle.articleId, [0, ...ids, ...added])),
      );
    for (const one of clusters)
      if (one.articles.length)
        await db()
          .insert(clusterArticle)
          .values(one.articles.map((row) => ({ ...row, clusterId: one.clusterId, rgtrId: who, mdfrId: who })))
          .onConflictDoNothing();
    if (title) await nameCluster(clusterId, title, who);
    await revertDecisions(actionId);
    await db().delete(clusterAction).where(eq(clusterAction.actionId, actionId));
    await touch(all, who);
    const before = clusters.find((one) => one.clusterId === clusterId);
    await recordClusterChange(catalogue, caller, cluster, {
      ...(title && { clusterTtl: title.clusterTtl }),
      articleIds: before?.articles.map(({ articleId }) => articleId) ?? idsOf(cluster),
    });
    return { clusterId, actionId: null, madeClusterId: null };
  });
