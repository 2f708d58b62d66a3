import { and, eq, lt } from 'drizzle-orm';
import { addDays, dayOf, dayStart } from '#contract/days.ts';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { clustersOf, type DemoCluster } from '../demo/clusters.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };
const batchSize = 200;

/** Continuing stories with their last day, by event key. */
type Stories = Map<string, { storyId: number; until: string }>;

/** An event also reported on the day before continues its story; otherwise a new one begins. */
const storyOf = ({ matter, clusterDt }: DemoCluster, clusterId: number, stories: Stories): number => {
  const before = stories.get(matter);
  const storyId = before && addDays(before.until, 1) === clusterDt ? before.storyId : clusterId;
  stories.set(matter, { storyId, until: clusterDt });
  return storyId;
};

const storeBatch = async (clusters: readonly DemoCluster[], stories: Stories): Promise<void> => {
  const stored = await db()
    .insert(articleCluster)
    .values(
      clusters.map(({ members: _members, matter: _matter, ...cluster }) => ({
        ...cluster,
        clusterTtlFold: fold(cluster.clusterTtl),
        crtMthdCd: 'DEMO',
        ...registrar,
      })),
    )
    .returning({ clusterId: articleCluster.clusterId });
  for (const [place, cluster] of clusters.entries()) {
    const clusterId = stored[place]?.clusterId ?? 0;
    const storyId = storyOf(cluster, clusterId, stories);
    await db().update(articleCluster).set({ storyId }).where(eq(articleCluster.clusterId, clusterId));
  }
  const rows = clusters.flatMap(({ members }, place) =>
    members.map((member, sortNo) => ({
      clusterId: stored[place]?.clusterId ?? 0,
      ...member,
      sortNo,
      ...registrar,
    })),
  );
  await db().insert(clusterArticle).values(rows);
};

/** Clusters the demo articles of every whole day before `until`, once. @param matters event keys by article address */
export const storeClusters = async (
  srcNm: string,
  matters: ReadonlyMap<string, string>,
  until: Date,
): Promise<void> => {
  const [known] = await db().select({ clusterId: articleCluster.clusterId }).from(articleCluster).limit(1);
  if (known) return;
  const articles = await db()
    .select({
      articleId: article.articleId,
      url: article.url,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      ntnId: article.ntnId,
      lclsfNm: article.lclsfNm,
      featExtrMclsf: article.featExtrMclsf,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      featExtrKwdList: article.featExtrKwdList,
    })
    .from(article)
    .where(
      and(
        eq(article.srcNm, srcNm),
        eq(article.itemKnd, 'article'),
        lt(article.frmTrsfNscvrgDt, dayStart(dayOf(until.toISOString()))),
      ),
    );
  const clusters = clustersOf(articles.map((one) => ({ ...one, matter: matters.get(one.url ?? '') })));
  const stories: Stories = new Map();
  await inTransaction(async () => {
    for (let first = 0; first < clusters.length; first += batchSize)
      await storeBatch(clusters.slice(first, first + batchSize), stories);
  });
};
