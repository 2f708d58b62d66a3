import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { moveArticles, storeAction } from './actions.ts';
import { decide, endDecisions, pairsWith, pairsWithFirst } from './decide.ts';
import { type Body, editing, idsOf, lockCluster, recordClusterChange, touch } from './lockedCluster.ts';

/** Merges another highlight of the same day into this one; the other is deleted. */
export const mergeClusters = (
  catalogue: Catalogue,
  caller: Caller,
  body: Body<'PUT /update-cluster/merge'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    if (body.otherClusterId === cluster.clusterId) throw badRequest('같은 하이라이트와는 합칠 수 없습니다.');
    const other = await lockCluster(body.otherClusterId);
    if (other.clusterDt !== cluster.clusterDt)
      throw badRequest('분석일이 같은 하이라이트끼리만 합칠 수 있습니다.');
    const [mine, theirs] = [idsOf(cluster), idsOf(other)];
    const actionId = await storeAction('MERGE', cluster.clusterId, [cluster, other], [], who);
    await endDecisions(actionId, 'APART', mine, theirs);
    await decide(actionId, 'TOGETHER', [...pairsWithFirst(mine), ...pairsWith(mine[0], theirs)], who);
    await moveArticles(theirs, other.clusterId, cluster.clusterId, who);
    await touch([cluster.clusterId, other.clusterId], who);
    await recordClusterChange(catalogue, caller, cluster, { articleIds: [...new Set([...mine, ...theirs])] });
    await recordClusterChange(catalogue, caller, other, { articleIds: [] });
    return { clusterId: cluster.clusterId, actionId, madeClusterId: null };
  });
