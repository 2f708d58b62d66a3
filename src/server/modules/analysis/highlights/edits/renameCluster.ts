import { eq } from 'drizzle-orm';
import { missing } from '#contract/validation.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { storeAction, type Title } from './actions.ts';
import { type Body, editing, idsOf, recordClusterChange } from './lockedCluster.ts';

/** Stores the title of a highlight; an older version gets 409. */
export const nameCluster = async (
  clusterId: number,
  { clusterTtl, ttlMdfcnYn }: Title,
  who: string,
): Promise<void> => {
  await db()
    .update(articleCluster)
    .set({
      clusterTtl,
      clusterTtlFold: fold(clusterTtl),
      ttlMdfcnYn,
      mdfrId: who,
      mdfcnDt: nextVersion(articleCluster.mdfcnDt),
    })
    .where(eq(articleCluster.clusterId, clusterId));
};

/** Sets a user's title for a highlight; clustering does not change it any more. */
export const renameCluster = (
  catalogue: Catalogue,
  caller: Caller,
  body: Body<'PUT /update-cluster/title'>,
): Promise<ClusterEdit> => {
  const clusterTtl = body.clusterTtl.trim();
  if (!clusterTtl) throw validationFailure([missing('clusterTtl', '제목')]);
  return editing(caller, body, async (cluster, who) => {
    if (clusterTtl === cluster.clusterTtl)
      return { clusterId: cluster.clusterId, actionId: null, madeClusterId: null };
    const { clusterId, ttlMdfcnYn } = cluster;
    const title = { clusterTtl: cluster.clusterTtl, ttlMdfcnYn };
    const actionId = await storeAction('RENAME', clusterId, [], [], who, { title });
    await nameCluster(clusterId, { clusterTtl, ttlMdfcnYn: 'Y' }, who);
    await recordClusterChange(catalogue, caller, cluster, { clusterTtl, articleIds: idsOf(cluster) });
    return { clusterId, actionId, madeClusterId: null };
  });
};
