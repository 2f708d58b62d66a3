import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '#contract/days.ts';
import { invalid, missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article, articleCluster, clusterArticle, clusterDeed } from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import type { Caller } from '../../access/caller.ts';
import { nextVersion } from '../../crud/version.ts';
import { db } from '../../database/db.ts';
import { badRequest, conflict, validationFailure } from '../../failure.ts';
import type { Catalogue } from '../../operations/catalogue.ts';
import { fold } from '../search/words/fold.ts';
import { against, decide, endDecisions, starOf, takeBack } from './decide.ts';
import { editing, type HeldCluster, holdCluster, idsOf, keepHistory, touch } from './heldCluster.ts';

type Body<Id extends keyof Calls> = Calls[Id] extends { body: infer B } ? B : never;

/** A deed with how everything was before it, so that it can be undone. */
const keepDeed = async (
  kind: 'MERGE' | 'SPLIT' | 'REMOVE' | 'ADD',
  clusterId: number,
  before: readonly HeldCluster[],
  made: readonly number[],
  who: string,
): Promise<string> => {
  const deedId = randomUUID();
  await db()
    .insert(clusterDeed)
    .values({
      deedId,
      clusterId,
      deedKnd: kind,
      bfrCn: { made, clusters: before.map(({ clusterId: id, articles }) => ({ clusterId: id, articles })) },
      rgtrId: who,
      mdfrId: who,
    });
  return deedId;
};

const moveArticles = async (articleIds: readonly number[], from: number, into: number, who: string) => {
  if (articleIds.length === 0) return;
  await db()
    .update(clusterArticle)
    .set({ clusterId: into, mdfrId: who, mdfcnDt: new Date() })
    .where(
      and(
        eq(clusterArticle.clusterId, from),
        inArray(clusterArticle.articleId, [...articleIds]),
        eq(clusterArticle.delYn, 'N'),
        sql`not exists (select from cluster_article other where other.cluster_id = ${into}
          and other.article_id = cluster_article.article_id and other.del_yn = 'N')`,
      ),
    );
  await removeArticles(articleIds, from);
};

const removeArticles = async (articleIds: readonly number[], from: number) => {
  await db()
    .delete(clusterArticle)
    .where(
      and(
        eq(clusterArticle.clusterId, from),
        inArray(clusterArticle.articleId, [...articleIds]),
        eq(clusterArticle.delYn, 'N'),
      ),
    );
};

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

/** Takes the articles of another highlight of the same day into this one; the other is gone. */
export const mergeClusters = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: Body<'PUT /update-cluster/merge'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    if (body.otherClusterId === cluster.clusterId) throw badRequest('같은 하이라이트와는 합칠 수 없습니다.');
    const other = await holdCluster(body.otherClusterId);
    if (other.clusterDt !== cluster.clusterDt)
      throw badRequest('분석일이 같은 하이라이트끼리만 합칠 수 있습니다.');
    const [mine, theirs] = [idsOf(cluster), idsOf(other)];
    const deedId = await keepDeed('MERGE', cluster.clusterId, [cluster, other], [], who);
    await endDecisions(deedId, 'APART', mine, theirs);
    await decide(deedId, 'TOGETHER', [...starOf(mine), ...against(mine[0], theirs)], who);
    await moveArticles(theirs, other.clusterId, cluster.clusterId, who);
    await touch([cluster.clusterId, other.clusterId], who);
    await keepHistory(catalogue, caller, cluster, { articleIds: [...new Set([...mine, ...theirs])] });
    await keepHistory(catalogue, caller, other, { articleIds: [] });
    return { clusterId: cluster.clusterId, deedId, madeClusterId: null };
  });

/** Articles of the highlight that were chosen; not all of them. @throws Failure 400 */
const chosenOf = (
  cluster: HeldCluster,
  articleIds: readonly number[],
): { chosen: number[]; rest: number[] } => {
  const asked = new Set(articleIds);
  const chosen = idsOf(cluster).filter((id) => asked.has(id));
  const rest = idsOf(cluster).filter((id) => !asked.has(id));
  if (asked.size === 0) throw validationFailure([missing('articleIds', '기사')]);
  if (chosen.length < asked.size)
    throw validationFailure([invalid('articleIds', '기사', '이 하이라이트에 없는 기사가 섞여 있습니다.')]);
  if (rest.length === 0)
    throw validationFailure([
      invalid('articleIds', '기사', '기사를 모두 고를 수는 없습니다. 한 건 이상 남겨 주세요.'),
    ]);
  return { chosen, rest };
};

/** Makes a highlight of its own of the chosen articles, named after the first of them. */
export const splitCluster = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: Body<'PUT /update-cluster/split'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    const { chosen, rest } = chosenOf(cluster, body.articleIds);
    if (chosen.length < 2)
      throw validationFailure([
        invalid(
          'articleIds',
          '기사',
          '새 하이라이트에는 기사가 두 건 이상 있어야 합니다. 한 건이면 빼 주세요.',
        ),
      ]);
    const [made] = await db()
      .insert(articleCluster)
      .select(
        db()
          .select({
            clusterId: sql<number>`nextval(pg_get_serial_sequence('article_cluster', 'cluster_id'))`.as(
              'cluster_id',
            ),
            clusterTtl:
              sql<string>`(select coalesce(korn_ttl, lclan_ttl, '제목 없음') from article where article_id = ${chosen[0]})`.as(
                'cluster_ttl',
              ),
            clusterTtlFold: sql<string>`''`.as('cluster_ttl_fold'),
            lclsfNm: articleCluster.lclsfNm,
            featExtrMclsf: articleCluster.featExtrMclsf,
            clusterDt: articleCluster.clusterDt,
            clusterScr: articleCluster.clusterScr,
            crtMthdCd: sql<string>`'AUTO'`.as('crt_mthd_cd'),
            ttlMdfcnYn: sql<string>`'N'`.as('ttl_mdfcn_yn'),
            storyId: sql<number | null>`null::int`.as('story_id'),
            rgtrId: sql<string>`${who}`.as('rgtr_id'),
            regDt: sql<Date>`now()`.as('reg_dt'),
            mdfrId: sql<string>`${who}`.as('mdfr_id'),
            mdfcnDt: sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('mdfcn_dt'),
            delYn: sql<string>`'N'`.as('del_yn'),
          })
          .from(articleCluster)
          .where(eq(articleCluster.clusterId, cluster.clusterId)),
      )
      .returning({ clusterId: articleCluster.clusterId, clusterTtl: articleCluster.clusterTtl });
    if (!made) throw new Error('No highlight was made.');
    await db()
      .update(articleCluster)
      .set({ clusterTtlFold: fold(made.clusterTtl), storyId: made.clusterId })
      .where(eq(articleCluster.clusterId, made.clusterId));
    const deedId = await keepDeed('SPLIT', cluster.clusterId, [cluster], [made.clusterId], who);
    await endDecisions(deedId, 'TOGETHER', chosen, rest);
    await decide(deedId, 'TOGETHER', starOf(chosen), who);
    await decide(deedId, 'APART', against(chosen[0], rest), who);
    await moveArticles(chosen, cluster.clusterId, made.clusterId, who);
    await touch([cluster.clusterId], who);
    await keepHistory(catalogue, caller, cluster, { articleIds: rest });
    return { clusterId: cluster.clusterId, deedId, madeClusterId: made.clusterId };
  });

/** Articles that one call may take out: each of them is kept from all that stay. */
const mostRemoved = 50;

/** Takes articles out of the highlight; they are in none until they hang together with others. */
export const removeFromCluster = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: Body<'PUT /update-cluster/remove'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    const { chosen, rest } = chosenOf(cluster, body.articleIds);
    if (chosen.length > mostRemoved)
      throw validationFailure([
        invalid(
          'articleIds',
          '기사',
          `한 번에 ${mostRemoved}건까지 뺄 수 있습니다. 더 많으면 나누어 주세요.`,
        ),
      ]);
    const deedId = await keepDeed('REMOVE', cluster.clusterId, [cluster], [], who);
    await endDecisions(deedId, 'TOGETHER', chosen, rest);
    await decide(
      deedId,
      'APART',
      chosen.flatMap((id) => against(id, rest)),
      who,
    );
    await removeArticles(chosen, cluster.clusterId);
    await touch([cluster.clusterId], who);
    await keepHistory(catalogue, caller, cluster, { articleIds: rest });
    return { clusterId: cluster.clusterId, deedId, madeClusterId: null };
  });

const day = sql<Date>`coalesce(${article.frmTrsfNscvrgDt}, ${article.regDt})`.mapWith(article.regDt);

/** Puts articles of the same day into the highlight, out of the one that they were in. */
export const addToCluster = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: Body<'PUT /update-cluster/add'>,
): Promise<ClusterEdit> =>
  editing(caller, body, async (cluster, who) => {
    const asked = [...new Set(body.articleIds)].filter((id) => !idsOf(cluster).includes(id));
    if (body.articleIds.length === 0) throw validationFailure([missing('articleIds', '기사')]);
    if (asked.length > mostRemoved)
      throw validationFailure([
        invalid('articleIds', '기사', `한 번에 ${mostRemoved}건까지 넣을 수 있습니다.`),
      ]);
    const found = asked.length
      ? await db()
          .select({ articleId: article.articleId, time: day })
          .from(article)
          .where(and(inArray(article.articleId, asked), eq(article.delYn, 'N')))
      : [];
    if (found.length < asked.length)
      throw validationFailure([invalid('articleIds', '기사', '찾을 수 없는 기사가 있습니다.')]);
    if (found.some(({ time }) => dayOf(time.toISOString()) !== cluster.clusterDt))
      throw validationFailure([
        invalid('articleIds', '기사', '하이라이트의 분석일에 보도된 기사만 넣을 수 있습니다.'),
      ]);
    const homes = await db()
      .selectDistinct({ clusterId: clusterArticle.clusterId })
      .from(clusterArticle)
      .innerJoin(articleCluster, eq(articleCluster.clusterId, clusterArticle.clusterId))
      .where(
        and(
          inArray(clusterArticle.articleId, [0, ...asked]),
          eq(clusterArticle.delYn, 'N'),
          eq(articleCluster.delYn, 'N'),
          eq(articleCluster.crtMthdCd, 'AUTO'),
        ),
      );
    const others: HeldCluster[] = [];
    for (const { clusterId } of homes) others.push(await holdCluster(clusterId));
    const deedId = await keepDeed('ADD', cluster.clusterId, [cluster, ...others], [], who);
    const mine = idsOf(cluster);
    await endDecisions(deedId, 'APART', asked, mine);
    for (const other of others) {
      const stay = idsOf(other).filter((id) => !asked.includes(id));
      const leave = idsOf(other).filter((id) => asked.includes(id));
      await endDecisions(deedId, 'TOGETHER', leave, stay);
      await decide(
        deedId,
        'APART',
        leave.flatMap((id) => against(id, stay.slice(0, 20))),
        who,
      );
      await removeArticles(leave, other.clusterId);
      await keepHistory(catalogue, caller, other, { articleIds: stay });
    }
    await decide(deedId, 'TOGETHER', against(mine[0], asked), who);
    if (asked.length)
      await db()
        .insert(clusterArticle)
        .values(
          asked.map((articleId, place) => ({
            clusterId: cluster.clusterId,
            articleId,
            sortNo: cluster.articles.length + place + 1,
            articleScr: 0,
            rgtrId: who,
            mdfrId: who,
          })),
        );
    await touch([cluster.clusterId, ...others.map(({ clusterId }) => clusterId)], who);
    await keepHistory(catalogue, caller, cluster, { articleIds: [...mine, ...asked] });
    return { clusterId: cluster.clusterId, deedId, madeClusterId: null };
  });

interface Kept {
  made: number[];
  clusters: { clusterId: number; articles: HeldCluster['articles'] }[];
}

/** Puts the highlights back as they were before a deed, as far as nobody has edited them since. @throws Failure 409 */
export const undoEdit = (
  catalogue: Catalogue,
  caller: Caller | null,
  { clusterId, deedId }: Body<'PUT /update-cluster/undo'>,
): Promise<ClusterEdit> =>
  editing(caller, { clusterId }, async (cluster, who) => {
    const [deed] = await db()
      .select({ bfrCn: clusterDeed.bfrCn, regDt: clusterDeed.regDt })
      .from(clusterDeed)
      .where(and(eq(clusterDeed.deedId, deedId), eq(clusterDeed.clusterId, clusterId)))
      .for('update');
    if (!deed) throw badRequest('되돌릴 것이 없습니다. 이미 되돌렸거나 오래된 일입니다.');
    const { made, clusters } = deed.bfrCn as unknown as Kept;
    const later = await db()
      .select({ deedId: clusterDeed.deedId })
      .from(clusterDeed)
      .where(
        and(
          inArray(clusterDeed.clusterId, [...made, ...clusters.map((one) => one.clusterId)]),
          sql`${clusterDeed.regDt} > ${deed.regDt.toISOString()}::timestamptz`,
        ),
      )
      .limit(1);
    if (later.length > 0)
      throw conflict({ clusterId, clusterTtl: cluster.clusterTtl, mdfcnDt: cluster.mdfcnDt.toISOString() });
    const all = [...made, ...clusters.map((one) => one.clusterId)];
    const ids = clusters.flatMap(({ articles }) => articles.map(({ articleId }) => articleId));
    await db()
      .delete(clusterArticle)
      .where(and(inArray(clusterArticle.clusterId, all), inArray(clusterArticle.articleId, [0, ...ids])));
    for (const one of clusters)
      if (one.articles.length)
        await db()
          .insert(clusterArticle)
          .values(one.articles.map((row) => ({ ...row, clusterId: one.clusterId, rgtrId: who, mdfrId: who })))
          .onConflictDoNothing();
    await takeBack(deedId);
    await db().delete(clusterDeed).where(eq(clusterDeed.deedId, deedId));
    await touch(all, who);
    const before = clusters.find((one) => one.clusterId === clusterId);
    await keepHistory(catalogue, caller, cluster, {
      articleIds: before?.articles.map(({ articleId }) => articleId) ?? [],
    });
    return { clusterId, deedId: null, madeClusterId: null };
  });
