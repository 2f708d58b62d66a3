import { invalid } from '#contract/validation.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { removeArticles, storeAction } from './actions.ts';
import { decide, endDecisions, pairsWith, pairsWithFirst } from './decide.ts';
import { type Body, chosenOf, editing, maxAtOnce, recordClusterChange, touch } from './lockedCluster.ts';

/** Removes articles from the highlight; they belong to none until they are similar to others. */
export const removeFromCluster = (
  catalogue: Catalogue,
  caller: Caller,
  body: Body<'PUT /update-cluster/remove'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    const { chosen, rest } = chosenOf(cluster, body.articleIds);
    if (chosen.length > maxAtOnce)
      throw validationFailure([
        invalid('articleIds', '기사', `한 번에 ${maxAtOnce}건까지 뺄 수 있습니다. 더 많으면 나누어 주세요.`),
      ]);
    const actionId = await storeAction('REMOVE', cluster.clusterId, [cluster], [], who);
    // the rest may have been connected only through the removed articles
    if ((await endDecisions(actionId, 'TOGETHER', chosen, rest)) > 0)
      await decide(actionId, 'TOGETHER', pairsWithFirst(rest), who);
    await decide(
      actionId,
      'APART',
      chosen.flatMap((id) => pairsWith(id, rest)),
      who,
    );
    await removeArticles(chosen, cluster.clusterId);
    await touch([cluster.clusterId], who);
    await recordClusterChange(catalogue, caller, cluster, { articleIds: rest });
    return { clusterId: cluster.clusterId, actionId, madeClusterId: null };
  });
