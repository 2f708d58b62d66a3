import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { dayOf } from '#contract/days.ts';
import { invalid, missing } from '#contract/validation.ts';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Failure, validationFailure } from '#server/kernel/failure.ts';
import { removeArticles, storeAction } from './actions.ts';
import { decide, endDecisions, pairsWith, pairsWithFirst } from './decide.ts';
import {
  type Body,
  editing,
  idsOf,
  type LockedCluster,
  lockCluster,
  maxAtOnce,
  recordClusterChange,
  touch,
} from './lockedCluster.ts';

/** Number of articles of the former highlight that a moved article is kept apart from. */
const keptApart = 20;

/** Sorts behind the rated articles; the next clustering run rates it. */
const unrated = 101;

const day = sql<Date>`coalesce(${article.frmTrsfNscvrgDt}, ${article.regDt})`.mapWith(article.regDt);

const refused = (sentence: string): Failure => validationFailure([invalid('articleIds', '기사', sentence)]);

/** The articles to add: of the highlight's day and not in it yet. @throws Failure 400 */
const comingInto = async (cluster: LockedCluster, articleIds: readonly number[]): Promise<number[]> => {
  if (articleIds.length === 0) throw validationFailure([missing('articleIds', '기사')]);
  const inside = new Set(idsOf(cluster));
  const coming = [...new Set(articleIds)].filter((id) => !inside.has(id));
  if (coming.length > maxAtOnce) throw refused(`한 번에 ${maxAtOnce}건까지 넣을 수 있습니다.`);
  if (coming.length === 0) return [];
  const found = await db()
    .select({ articleId: article.articleId, time: day })
    .from(article)
    .where(and(inArray(article.articleId, coming), eq(article.delYn, 'N')));
  if (found.length < coming.length) throw refused('찾을 수 없는 기사가 있습니다.');
  if (found.some(({ time }) => dayOf(time.toISOString()) !== cluster.clusterDt))
    throw refused('하이라이트의 분석일에 보도된 기사만 넣을 수 있습니다.');
  return coming;
};

/** The highlights that contain these articles, except those created by hand. */
const homesOf = async (articleIds: readonly number[]): Promise<LockedCluster[]> => {
  if (articleIds.length === 0) return [];
  const found = await db()
    .selectDistinct({ clusterId: clusterArticle.clusterId })
    .from(clusterArticle)
    .innerJoin(articleCluster, eq(articleCluster.clusterId, clusterArticle.clusterId))
    .where(
      and(
        inArray(clusterArticle.articleId, [...articleIds]),
        eq(clusterArticle.delYn, 'N'),
        eq(articleCluster.delYn, 'N'),
        ne(articleCluster.crtMthdCd, 'MANUAL'),
      ),
    );
  const homes: LockedCluster[] = [];
  for (const { clusterId } of found) homes.push(await lockCluster(clusterId));
  return homes;
};

const insertArticles = async (clusterId: number, articleIds: readonly number[], who: string) => {
  if (articleIds.length === 0) return;
  const rated = { sortNo: unrated, articleScr: 0, rgtrId: who, mdfrId: who };
  await db()
    .insert(clusterArticle)
    .values(articleIds.map((articleId) => ({ clusterId, articleId, ...rated })));
};

/** Moves articles of the same day into the highlight. */
export const addToCluster = (
  catalogue: Catalogue,
  caller: Caller,
  body: Body<'PUT /update-cluster/add'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    const coming = await comingInto(cluster, body.articleIds);
    const homes = await homesOf(coming);
    const actionId = await storeAction('ADD', cluster.clusterId, [cluster, ...homes], [], who, {
      added: coming,
    });
    const mine = idsOf(cluster);
    await endDecisions(actionId, 'APART', coming, mine);
    for (const home of homes) {
      const stay = idsOf(home).filter((id) => !coming.includes(id));
      const leave = idsOf(home).filter((id) => coming.includes(id));
      if ((await endDecisions(actionId, 'TOGETHER', leave, stay)) > 0)
        await decide(actionId, 'TOGETHER', pairsWithFirst(stay), who);
      const apart = leave.flatMap((id) => pairsWith(id, stay.slice(0, keptApart)));
      await decide(actionId, 'APART', apart, who);
      await removeArticles(leave, home.clusterId);
      await recordClusterChange(catalogue, caller, home, { articleIds: stay });
    }
    await decide(actionId, 'TOGETHER', pairsWith(mine[0], coming), who);
    await insertArticles(cluster.clusterId, coming, who);
    await touch([cluster.clusterId, ...homes.map(({ clusterId }) => clusterId)], who);
    await recordClusterChange(catalogue, caller, cluster, { articleIds: [...mine, ...coming] });
    return { clusterId: cluster.clusterId, actionId, madeClusterId: null };
  });
