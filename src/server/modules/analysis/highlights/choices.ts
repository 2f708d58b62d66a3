import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#contract/days.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import type { ClusterChoice, ClusterPlaces } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { reader } from '#server/kernel/database/db.ts';
import { denied, notFound } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { mayEditClusters } from './mayEdit.ts';

const maxChoices = 20;

const articleCount = sql<number>`(select count(*)::int from cluster_article own
  join article on article.article_id = own.article_id and article.del_yn = 'N'
  where own.cluster_id = article_cluster.cluster_id and own.del_yn = 'N')`;

/** These highlights by descending score, filtered by the text in their title if given. */
const choicesWhere = async (which: SQL | undefined, text?: string | null): Promise<ClusterChoice[]> => {
  const found = await reader()
    .select({
      clusterId: articleCluster.clusterId,
      clusterTtl: articleCluster.clusterTtl,
      clusterDt: articleCluster.clusterDt,
      articleCount,
      mdfcnDt: articleCluster.mdfcnDt,
    })
    .from(articleCluster)
    .where(
      and(
        eq(articleCluster.delYn, 'N'),
        which,
        text ? sql`strpos(${articleCluster.clusterTtlFold}, ${fold(text)}) > 0` : undefined,
      ),
    )
    .orderBy(desc(articleCluster.clusterScr), desc(articleCluster.clusterId))
    .limit(maxChoices);
  return found.map((row) => ({ ...row, mdfcnDt: row.mdfcnDt.toISOString() }));
};

/** Highlights of the same day that this one can be merged with. */
export const mergeChoices = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { clusterId, clusterTtl }: Calls['GET /cluster-merge-list']['query'],
): Promise<ClusterChoice[]> => {
  const { clusterDt } = await readRecord(catalogue, entityOf(catalogue, 'cluster'), caller, clusterId, {
    alone: true,
  });
  return choicesWhere(
    and(eq(articleCluster.clusterDt, clusterDt as string), ne(articleCluster.clusterId, clusterId)),
    clusterTtl,
  );
};

/**
 * The highlight of an article, and the ones that it could be moved to: those of the day on which it was reported.
 * @throws Failure 403 if the caller may not edit highlights, 404
 */
export const placesOf = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { articleId, clusterTtl }: Calls['GET /cluster-choice']['query'],
): Promise<ClusterPlaces> => {
  if (!caller || !mayEditClusters(caller)) throw denied();
  const [found] = await reader()
    .select({
      itemKnd: article.itemKnd,
      time: sql<Date>`coalesce(${article.frmTrsfNscvrgDt}, ${article.regDt})`.mapWith(article.regDt),
    })
    .from(article)
    .where(and(eq(article.articleId, articleId), eq(article.delYn, 'N')));
  if (!found || !(await openKinds(catalogue, caller)).includes(found.itemKnd as ItemKind))
    throw notFound('기사');
  const holding = reader()
    .select({ clusterId: clusterArticle.clusterId })
    .from(clusterArticle)
    .where(and(eq(clusterArticle.articleId, articleId), eq(clusterArticle.delYn, 'N')));
  const clusterDt = dayOf(found.time.toISOString());
  const [home = null] = await choicesWhere(sql`${articleCluster.clusterId} in (${holding})`);
  const ofDay = and(
    eq(articleCluster.clusterDt, clusterDt),
    sql`${articleCluster.clusterId} not in (${holding})`,
  );
  return { clusterDt, home, choices: await choicesWhere(ofDay, clusterTtl) };
};
