import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { missing } from '#contract/validation.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { completionOf } from '#server/kernel/crud/completion.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { reader } from '#server/kernel/database/db.ts';
import { Failure, validationFailure } from '#server/kernel/failure.ts';
import { completeClusters } from './completeClusters.ts';
import { lastAction, mergedInto } from './lastAction.ts';
import { mayEditClusters } from './mayEdit.ts';
import { firstMembers, type Member, memberPage, type Trace, tracesOf } from './members.ts';
import { sourcesOf } from './sources.ts';
import { timelineOf } from './timeline.ts';

/** A highlight of another day on the same story. */
interface StoryDay {
  clusterId: number;
  clusterDt: string;
  clusterTtl: string;
  articleCount: number;
}

/** Maximum number of days linked per story. */
const maxDays = 14;

const articleCount = sql<number>`(select count(*)::int from cluster_article own
  join article on article.article_id = own.article_id and article.del_yn = 'N'
  where own.cluster_id = article_cluster.cluster_id and own.del_yn = 'N')`;

/** The other highlights of the same story, by day. */
const storyDays = async (clusterId: number): Promise<StoryDay[]> => {
  const story = reader()
    .select({ storyId: articleCluster.storyId })
    .from(articleCluster)
    .where(eq(articleCluster.clusterId, clusterId));
  return reader()
    .select({
      clusterId: articleCluster.clusterId,
      clusterDt: articleCluster.clusterDt,
      clusterTtl: articleCluster.clusterTtl,
      articleCount,
    })
    .from(articleCluster)
    .where(
      and(
        eq(articleCluster.delYn, 'N'),
        ne(articleCluster.clusterId, clusterId),
        sql`${articleCluster.storyId} = (${story})`,
      ),
    )
    .orderBy(asc(articleCluster.clusterDt), asc(articleCluster.clusterId))
    .limit(maxDays);
};

const outlet = ({ mediaId, mediaNm, mediaLclanNm }: Trace) => ({
  key: mediaId,
  label: mediaNm ?? mediaLclanNm,
});
const nation = ({ ntnId, ntnNm }: Trace) => ({ key: ntnId, label: ntnNm });

/** Articles of a cluster completed like those of an article list, with the caller's star. */
export const shownMembers = async (
  catalogue: Catalogue,
  caller: Caller | null,
  members: readonly Member[],
): Promise<Row[]> => {
  const rows = members.map(({ clusterId: _cluster, mediaId: _outlet, ...member }) => member);
  return (await completionOf('article')?.(catalogue, caller, rows)) ?? rows;
};

/** Maximum number of merges followed for an old address. */
const maxMerges = 5;

/** The record of a highlight, or of the one that it was merged into. @throws Failure 404 */
const recordAfterMerges = async (
  catalogue: Catalogue,
  caller: Caller | null,
  clusterId: unknown,
  merges = maxMerges,
): Promise<Row> => {
  try {
    return await readRecord(catalogue, entityOf(catalogue, 'cluster'), caller, clusterId, { alone: true });
  } catch (problem) {
    const isGone = problem instanceof Failure && problem.status === 404;
    const id = Number(clusterId);
    const into = isGone && merges > 0 && Number.isSafeInteger(id) ? await mergedInto(id) : undefined;
    if (into === undefined) throw problem;
    return recordAfterMerges(catalogue, caller, into, merges - 1);
  }
};

/**
 * A highlight with its first articles, and the times and sources of all; if it was merged into another, that other.
 * @throws Failure 400, 404
 */
export const readCluster = async (
  catalogue: Catalogue,
  caller: Caller | null,
  clusterId: unknown,
): Promise<Row> => {
  if (clusterId === undefined || clusterId === '')
    throw validationFailure([missing('clusterId', '하이라이트 번호')]);
  const spec = entityOf(catalogue, 'cluster');
  const record = presentRecord(spec, await recordAfterMerges(catalogue, caller, clusterId));
  const id = record.clusterId as number;
  const mayEdit = mayEditClusters(caller);
  const traces = await tracesOf(id);
  const members = await memberPage(id, { order: 'near', page: 1, size: firstMembers });
  const [completed = record] = await completeClusters(catalogue, caller, [record]);
  const { unit, points } = timelineOf(traces.map(({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt));
  return {
    ...completed,
    clusterArticleList: await shownMembers(catalogue, caller, members),
    timelineUnit: unit,
    timeline: points,
    mediaSourceList: sourcesOf(traces, outlet, '매체 미상'),
    ntnSourceList: sourcesOf(traces, nation, '국가 미상'),
    storyDayList: await storyDays(id),
    mayEditYn: mayEdit ? 'Y' : 'N',
    lastAction: mayEdit ? await lastAction(id) : null,
  };
};
