import { and, eq, lt } from 'drizzle-orm';
import { dayOf, dayStart } from '#contract/days.ts';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/database/db.ts';
import { fold } from '#server/features/search/words/fold.ts';
import { clustersOf, type DemoCluster } from '../demo/clusters.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };
const batchSize = 200;

const storeBatch = async (clusters: readonly DemoCluster[]): Promise<void> => {
  const stored = await db()
    .insert(articleCluster)
    .values(
      clusters.map(({ members: _members, ...cluster }) => ({
        ...cluster,
        clusterTtlFold: fold(cluster.clusterTtl),
        crtMthdCd: 'DEMO',
        ...registrar,
      })),
    )
    .returning({ clusterId: articleCluster.clusterId });
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

/** Clusters of the demo articles of every whole day before `until`, once. */
export const storeClusters = async (srcNm: string, until: Date): Promise<void> => {
  const [known] = await db().select({ clusterId: articleCluster.clusterId }).from(articleCluster).limit(1);
  if (known) return;
  const articles = await db()
    .select({
      articleId: article.articleId,
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
  const clusters = clustersOf(articles);
  await inTransaction(async () => {
    for (let first = 0; first < clusters.length; first += batchSize)
      await storeBatch(clusters.slice(first, first + batchSize));
  });
};
