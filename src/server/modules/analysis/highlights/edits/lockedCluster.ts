import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { invalid, missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { articleCluster, clusterArticle } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { recordChange } from '#server/kernel/crud/history.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import { conflict, denied, notFound, validationFailure } from '#server/kernel/failure.ts';
import { inClusterTurn } from '../../clustering/triggers.ts';
import { mayEditClusters } from '../clusterRights.ts';

/** Type of the request body. */
export type Body<Id extends keyof Calls> = Calls[Id] extends { body: infer B } ? B : never;

/** A highlight with its articles, most typical first, with a row lock. */
export interface LockedCluster {
  clusterId: number;
  clusterTtl: string;
  /** Y: a user has edited its title. */
  ttlMdfcnYn: string;
  clusterDt: string;
  mdfcnDt: Date;
  articles: { articleId: number; sortNo: number; articleScr: number | null }[];
}

/** @throws Failure 404 */
export const lockCluster = async (clusterId: number): Promise<LockedCluster> => {
  const [found] = await db()
    .select({
      clusterId: articleCluster.clusterId,
      clusterTtl: articleCluster.clusterTtl,
      ttlMdfcnYn: articleCluster.ttlMdfcnYn,
      clusterDt: articleCluster.clusterDt,
      mdfcnDt: articleCluster.mdfcnDt,
    })
    .from(articleCluster)
    .where(and(eq(articleCluster.clusterId, clusterId), eq(articleCluster.delYn, 'N')))
    .for('no key update');
  if (!found) throw notFound('하이라이트');
  const articles = await db()
    .select({
      articleId: clusterArticle.articleId,
      sortNo: clusterArticle.sortNo,
      articleScr: clusterArticle.articleScr,
    })
    .from(clusterArticle)
    .where(and(eq(clusterArticle.clusterId, clusterId), eq(clusterArticle.delYn, 'N')))
    .orderBy(asc(clusterArticle.sortNo), asc(clusterArticle.articleId));
  return { ...found, articles };
};

export const idsOf = ({ articles }: LockedCluster): number[] => articles.map(({ articleId }) => articleId);

/**
 * Runs a user's edit of a highlight under the lock for writing highlights.
 * @throws Failure 403 without permission, 404, 409 with the current highlight if another user has edited it in the
 * meantime
 */
export const editing = <T>(
  caller: Caller,
  { clusterId, mdfcnDt }: { clusterId: number; mdfcnDt?: string | undefined },
  work: (cluster: LockedCluster, who: string) => Promise<T>,
): Promise<T> => {
  if (!mayEditClusters(caller)) throw denied();
  return inClusterTurn(async () => {
    const cluster = await lockCluster(clusterId);
    if (mdfcnDt !== undefined && new Date(mdfcnDt).getTime() !== cluster.mdfcnDt.getTime())
      throw conflict({ clusterId, clusterTtl: cluster.clusterTtl, mdfcnDt: cluster.mdfcnDt.toISOString() });
    return work(cluster, caller.user.userId);
  });
};

/** Marks these highlights as changed by a user (an older version gets 409). Those without articles are deleted. */
export const touch = async (clusterIds: readonly number[], who: string): Promise<void> => {
  await db()
    .update(articleCluster)
    .set({
      mdfrId: who,
      mdfcnDt: nextVersion(articleCluster.mdfcnDt),
      delYn: sql`case when exists (select from cluster_article own
        where own.cluster_id = article_cluster.cluster_id and own.del_yn = 'N') then 'N' else 'Y' end`,
    })
    .where(inArray(articleCluster.clusterId, [...clusterIds]));
};

/** Records in the history the articles of a highlight before and after. */
export const recordClusterChange = async (
  catalogue: Catalogue,
  caller: Caller | null,
  before: LockedCluster,
  after: { clusterTtl?: string; articleIds: readonly number[] },
): Promise<void> => {
  const spec = entityOf(catalogue, 'cluster');
  const { clusterTtl = before.clusterTtl, articleIds } = after;
  await recordChange(
    spec,
    before.clusterId,
    'update',
    caller,
    presentRecord(spec, {
      clusterTtl: before.clusterTtl,
      clusterArticleList: idsOf(before).sort((a, b) => a - b),
    }),
    presentRecord(spec, { clusterTtl, clusterArticleList: [...articleIds].sort((a, b) => a - b) }),
  );
};

/** Maximum articles per call, because each is paired with all others. */
export const maxAtOnce = 50;

/** The chosen articles of the highlight; not all of them. @throws Failure 400 */
export const chosenOf = (
  cluster: LockedCluster,
  articleIds: readonly number[],
): { chosen: number[]; rest: number[] } => {
  const requested = new Set(articleIds);
  const chosen = idsOf(cluster).filter((id) => requested.has(id));
  const rest = idsOf(cluster).filter((id) => !requested.has(id));
  if (requested.size === 0) throw validationFailure([missing('articleIds', '기사')]);
  if (chosen.length < requested.size)
    throw validationFailure([invalid('articleIds', '기사', '이 하이라이트에 없는 기사가 섞여 있습니다.')]);
  if (rest.length === 0)
    throw validationFailure([
      invalid('articleIds', '기사', '기사를 모두 고를 수는 없습니다. 한 건 이상 남겨 주세요.'),
    ]);
  return { chosen, rest };
};
