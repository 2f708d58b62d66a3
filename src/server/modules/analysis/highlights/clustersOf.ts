import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { articleCluster, clusterArticle } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { maySeeClusters } from './clusterRights.ts';

const membership = z.object({ articleId: z.coerce.number().int(), clusterId: z.coerce.number().int() });

/** The highlights of those of the items that have one, the latest of several; none for who may not see highlights. */
export const clustersOf = async (
  catalogue: Catalogue,
  caller: Caller,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  if (ids.length === 0 || !(await maySeeClusters(catalogue, caller))) return new Map();
  const found = await rows(
    membership,
    sql`select member.article_id "articleId", max(member.cluster_id) "clusterId"
      from ${clusterArticle} member
      join ${articleCluster} cluster on cluster.cluster_id = member.cluster_id and cluster.del_yn = 'N'
      where member.article_id = any(${bigints(ids)}) and member.del_yn = 'N'
      group by member.article_id`,
  );
  return new Map(found.map(({ articleId, clusterId }) => [articleId, clusterId]));
};
