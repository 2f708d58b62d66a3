import { sql } from 'drizzle-orm';
import { articleCluster, media } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { openKinds } from '#server/modules/search/index.ts';

/** Whether there is an outlet with this id. */
export const isOutlet = async (mediaId: number): Promise<boolean> =>
  (await db().$count(media, sql`${media.mediaId} = ${mediaId} and ${media.delYn} = 'N'`)) > 0;

/** Whether there is a highlight with this id, with an item of a kind whose list the caller may read. */
export const isReadableEvent = async (
  catalogue: Catalogue,
  caller: Caller,
  clusterId: number,
): Promise<boolean> => {
  const kinds = await openKinds(catalogue, caller);
  const isReadable = sql`${articleCluster.clusterId} = ${clusterId} and ${articleCluster.delYn} = 'N'
    and exists (select from cluster_article c join article a using (article_id)
      where c.cluster_id = ${articleCluster.clusterId} and c.del_yn = 'N' and a.del_yn = 'N'
        and a.item_knd = any(${sql.param([...kinds])}::text[]))`;
  return (await db().$count(articleCluster, isReadable)) > 0;
};
