import { and, eq, inArray, sql } from 'drizzle-orm';
import { clusterArticle, clusterDeed } from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, conflict } from '#server/kernel/failure.ts';
import { isAbout } from '../lastDeed.ts';
import type { Body } from './body.ts';
import { takeBack } from './decide.ts';
import type { Before } from './deeds.ts';
import { editing, idsOf, keepHistory, touch } from './lockedCluster.ts';
import { nameCluster } from './renameCluster.ts';

/** Puts the highlights back as they were before a deed, as far as nobody has edited them since. @throws Failure 409 */
export const undoEdit = (
  catalogue: Catalogue,
  caller: Caller | null,
  { clusterId, deedId }: Body<'PUT /update-cluster/undo'>,
): Promise<ClusterEdit> =>
  editing(caller, { clusterId }, async (cluster, who) => {
    const [deed] = await db()
      .select({ bfrCn: clusterDeed.bfrCn, regDt: clusterDeed.regDt })
      .from(clusterDeed)
      .where(and(eq(clusterDeed.deedId, deedId), eq(clusterDeed.clusterId, clusterId)))
      .for('update');
    if (!deed) throw badRequest('되돌릴 것이 없습니다. 이미 되돌렸거나 오래된 일입니다.');
    const { made, clusters, title, added = [] } = deed.bfrCn as unknown as Before;
    const all = [...new Set([clusterId, ...made, ...clusters.map((one) => one.clusterId)])];
    const later = await db()
      .select({ deedId: clusterDeed.deedId })
      .from(clusterDeed)
      .where(and(isAbout(all), sql`${clusterDeed.regDt} > ${deed.regDt.toISOString()}::timestamptz`))
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
    await takeBack(deedId);
    await db().delete(clusterDeed).where(eq(clusterDeed.deedId, deedId));
    await touch(all, who);
    const before = clusters.find((one) => one.clusterId === clusterId);
    await keepHistory(catalogue, caller, cluster, {
      ...(title && { clusterTtl: title.clusterTtl }),
      articleIds: before?.articles.map(({ articleId }) => articleId) ?? idsOf(cluster),
    });
    return { clusterId, deedId: null, madeClusterId: null };
  });
