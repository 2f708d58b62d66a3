import { or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../access/caller.ts';
import { judge } from '../../access/judge.ts';
import { sourceOf } from '../../crud/source.ts';
import { visibleRows } from '../../crud/where.ts';
import { rows as read } from '../../database/rows.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { openKinds } from '../articleMemo/openKinds.ts';
import { menuIdsOf } from '../menus/menus.ts';

const found = z.object({
  articleId: z.coerce.number().int(),
  clusterId: z.coerce.number().int(),
  others: z.number().int(),
});

/** Whether the caller may look at highlights at all. */
const maySee = async (catalogue: Catalogue, caller: Caller): Promise<boolean> => {
  const { menus, label } = entityOf(catalogue, 'cluster');
  const list = {
    id: 'cluster',
    method: 'GET',
    path: '',
    summary: label,
    access: 'menu:list',
    menus,
  } as const;
  return judge(list, caller, await menuIdsOf()) === undefined;
};

/** Each highlight is counted once, however many rows of the page are in it. */
const statement = (articleIds: readonly number[], visible: SQL): SQL => sql`
  with mine as materialized (
    select own.article_id, own.cluster_id
    from cluster_article own
    join article_cluster cluster on cluster.cluster_id = own.cluster_id and cluster.del_yn = 'N'
    where own.article_id = any(${`{${articleIds.join(',')}}`}::bigint[]) and own.del_yn = 'N'
  ), counted as (
    select every.cluster_id, count(*)::int - 1 others
    from cluster_article every
    join article on article.article_id = every.article_id
    where every.cluster_id in (select cluster_id from mine) and every.del_yn = 'N' and ${visible}
    group by every.cluster_id
  )
  select mine.article_id "articleId", mine.cluster_id "clusterId", counted.others
  from mine join counted on counted.cluster_id = mine.cluster_id
  where counted.others > 0
  order by mine.article_id, counted.others, mine.cluster_id`;

interface ClusterMark {
  clusterId?: number;
  clusterOtherCnt?: number;
}

/**
 * In which highlight each row of a list of articles stands, and with how many others that the caller may read: one
 * statement for all of them. Of several the one with most.
 */
export const markClusters = async <Row extends { articleId?: unknown }>(
  catalogue: Catalogue,
  caller: Caller | null,
  rows: readonly Row[],
): Promise<(Row & ClusterMark)[]> => {
  const ids = rows.map(({ articleId }) => articleId as number);
  if (!caller || ids.length === 0 || !(await maySee(catalogue, caller))) return [...rows];
  const kinds = await openKinds(catalogue, caller);
  const visible = or(
    ...kinds.map((kind) => visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller)),
  );
  if (!visible) return [...rows];
  const marks = new Map((await read(found, statement(ids, visible))).map((one) => [one.articleId, one]));
  return rows.map((row) => {
    const mark = marks.get(row.articleId as number);
    return mark ? { ...row, clusterId: mark.clusterId, clusterOtherCnt: mark.others } : row;
  });
};
