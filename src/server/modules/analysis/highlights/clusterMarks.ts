import { or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { rendered, textOf } from '#server/kernel/database/fragments.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { maySeeClusters } from './clusterRights.ts';

/** The highlight of an item, and how many other items of it the caller may read. */
export interface ClusterMark {
  clusterId: number;
  clusterOtherCnt: number;
}

/** Result of `clusterMark` for a row. */
type Mark = ClusterMark | null;

const makeMark = (visible: SQL): SQL<Mark> => sql<Mark>`(
    select json_build_object('clusterId', own.cluster_id, 'clusterOtherCnt', counted.others)
    from cluster_article own
    join article_cluster cluster on cluster.cluster_id = own.cluster_id and cluster.del_yn = 'N'
    cross join lateral (
      select count(*)::int - 1 others
      from cluster_article every
      join article on article.article_id = every.article_id
      where every.cluster_id = own.cluster_id and every.del_yn = 'N' and ${visible}
    ) counted
    where own.article_id = ${article}.article_id and own.del_yn = 'N' and counted.others > 0
    order by counted.others desc, own.cluster_id desc
    limit 1)`;

const cache = new Map<string, SQL<Mark>>();

/** Cached by visibility condition, if the condition does not depend on the user. */
const markOf = (visible: SQL): SQL<Mark> => {
  const text = textOf(visible);
  if (text === undefined) return makeMark(visible);
  const known = cache.get(text) ?? rendered(makeMark(visible));
  cache.set(text, known as SQL<Mark>);
  return known as SQL<Mark>;
};

/**
 * SQL over the article table: the highlight of an item (the largest if there are several), and how many of its other
 * items the caller may read. Undefined if the caller may not see highlights.
 */
export const clusterMark = async (
  catalogue: Catalogue,
  caller: Caller | null,
): Promise<SQL<Mark> | undefined> => {
  if (!caller || !(await maySeeClusters(catalogue, caller))) return undefined;
  const kinds = await openKinds(catalogue, caller);
  const visible = or(
    ...kinds.map((kind) => visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller)),
  );
  return visible && markOf(visible);
};

const marked = z.object({
  articleId: z.coerce.number().int(),
  mark: z.object({ clusterId: z.number().int(), clusterOtherCnt: z.number().int() }),
});

/** `clusterMark` for rows already read, in one statement. */
export const markClusters = async <Row extends { articleId?: unknown }>(
  catalogue: Catalogue,
  caller: Caller | null,
  items: readonly Row[],
): Promise<(Row & Partial<ClusterMark>)[]> => {
  const ids = items.map(({ articleId }) => articleId as number);
  const mark = ids.length ? await clusterMark(catalogue, caller) : undefined;
  if (!mark) return [...items];
  const found = await rows(
    marked,
    sql`select * from (
      select ${article.articleId} "articleId", ${mark} mark from ${article} where ${article.articleId} = any(${bigints(ids)})
    ) of_rows where mark is not null`,
  );
  const marks = new Map(found.map((one) => [one.articleId, one.mark]));
  return items.map((row) => ({ ...row, ...marks.get(row.articleId as number) }));
};
