import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { grouped } from '#contract/countText.ts';
import type { Sort } from '#contract/list.ts';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { sortDirection } from '#server/kernel/crud/readList.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { badRequest, denied } from '#server/kernel/failure.ts';
import { maySeeClusters } from './clusterRights.ts';

/** The part of a list's query that concerns highlights. */
interface FoldQuery {
  isFolded?: boolean;
  clusterId?: number;
  sort: Sort;
}

/** Limits of a folded list. */
export const foldBounds = {
  /** Maximum number of matching items: each of them is read to find the first of its highlight. */
  items: 200_000,
};

/** Of the existing highlights, their items that match. */
const memberOf = (where: SQL | undefined): SQL => sql`
  from ${clusterArticle} member
  join ${articleCluster} cluster on cluster.cluster_id = member.cluster_id and cluster.del_yn = 'N'
  join ${article} on ${article.articleId} = member.article_id
  where member.del_yn = 'N' and ${where ?? sql`true`}`;

const refuseTooMany = async (where: SQL | undefined): Promise<void> => {
  const [found] = await rows(
    z.object({ n: z.number() }),
    sql`select count(*)::int n from (
      select 1 from ${article} where ${where ?? sql`true`} limit ${foldBounds.items + 1}) counted`,
  );
  if ((found?.n ?? 0) > foldBounds.items)
    throw badRequest(
      `비슷한 기사는 ${grouped(foldBounds.items)}건까지 묶을 수 있습니다. 기간이나 다른 조건으로 범위를 좁혀 주세요.`,
    );
};

/**
 * The condition of a list with what its query says of highlights: only items of one of them, and only the first item of
 * each, in the order of the list.
 * @throws Failure 403 for a caller who may not see highlights, 400 if more than `foldBounds.items` match
 */
export const foldedWhere = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { isFolded, clusterId, sort }: FoldQuery,
  where: SQL | undefined,
): Promise<SQL | undefined> => {
  if (!isFolded && clusterId === undefined) return where;
  if (!caller || !(await maySeeClusters(catalogue, caller))) throw denied();
  const narrowed =
    clusterId === undefined
      ? where
      : and(
          where,
          sql`${article.articleId} in (select member.article_id ${memberOf(sql`member.cluster_id = ${clusterId}`)})`,
        );
  if (!isFolded) return narrowed;
  await refuseTooMany(narrowed);
  const direction = sortDirection(sort.order === 'ASC');
  const order = sql`${columnOf(article, sort.field)} ${direction}, ${article.articleId} ${direction}`;
  return and(
    narrowed,
    sql`${article.articleId} not in (
      select ranked.article_id from (
        select member.article_id, row_number() over (partition by member.cluster_id order by ${order}) place
        ${memberOf(narrowed)}) ranked
      where ranked.place > 1)`,
  );
};

const fold = z.object({
  articleId: z.coerce.number().int(),
  foldClusterId: z.coerce.number().int(),
  foldCnt: z.number().int(),
});

/**
 * The rows of a folded list with the highlight that each of them stands for, and the number of its other items.
 * @param where the condition of the list before it was folded
 */
export const withFolds = async <Row extends { articleId?: unknown }>(
  list: readonly Row[],
  where: SQL | undefined,
): Promise<(Row & Partial<Omit<z.infer<typeof fold>, 'articleId'>>)[]> => {
  const ids = bigints(list.map(({ articleId }) => Number(articleId)));
  const found = await rows(
    fold,
    sql`select first.article_id "articleId", first.cluster_id "foldClusterId", count(*)::int "foldCnt"
      from ${clusterArticle} first, lateral (
        select 1 ${memberOf(where)} and member.cluster_id = first.cluster_id and member.article_id <> first.article_id) other
      where first.article_id = any(${ids}) and first.del_yn = 'N'
      group by 1, 2 order by 3`,
  );
  // of several highlights the largest
  const folds = new Map(found.map((one) => [one.articleId, one]));
  return list.map((row) => ({ ...row, ...folds.get(Number(row.articleId)) }));
};
