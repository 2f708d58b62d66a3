import { eq } from 'drizzle-orm';
import { missing } from '#contract/validation.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '../../../access/caller.ts';
import { nextVersion } from '../../../crud/version.ts';
import { db } from '../../../database/db.ts';
import { validationFailure } from '../../../failure.ts';
import type { Catalogue } from '../../../operations/catalogue.ts';
import { fold } from '../../search/words/fold.ts';
import type { Body } from './body.ts';
import { editing, idsOf, keepHistory } from './heldCluster.ts';

/** Gives a highlight a title of a person's; the clusterer leaves it alone from then on. */
export const renameCluster = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: Body<'PUT /update-cluster/title'>,
): Promise<ClusterEdit> => {
  const clusterTtl = body.clusterTtl.trim();
  if (!clusterTtl) throw validationFailure([missing('clusterTtl', '제목')]);
  return editing(caller, body, async (cluster, who) => {
    if (clusterTtl !== cluster.clusterTtl) {
      await db()
        .update(articleCluster)
        .set({
          clusterTtl,
          clusterTtlFold: fold(clusterTtl),
          ttlMdfcnYn: 'Y',
          mdfrId: who,
          mdfcnDt: nextVersion(articleCluster.mdfcnDt),
        })
        .where(eq(articleCluster.clusterId, cluster.clusterId));
      await keepHistory(catalogue, caller, cluster, { clusterTtl, articleIds: idsOf(cluster) });
    }
    return { clusterId: cluster.clusterId, deedId: null, madeClusterId: null };
  });
};
