import { and, asc, eq, inArray } from 'drizzle-orm';
import { article, clusterArticle, media, nationCode } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';

/** An article of a cluster. */
export interface Member {
  clusterId: number;
  articleId: number;
  itemKnd: string;
  sortNo: number;
  articleScr: number | null;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  frmTrsfNscvrgDt: string | null;
  mediaId: number | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
  ntnId: string | null;
  ntnNm: string | null;
}

/** The articles of these clusters that are still there, each cluster's in their order. */
export const membersOf = async (clusterIds: readonly number[]): Promise<Member[]> => {
  if (clusterIds.length === 0) return [];
  const rows = await reader()
    .select({
      clusterId: clusterArticle.clusterId,
      articleId: clusterArticle.articleId,
      itemKnd: article.itemKnd,
      sortNo: clusterArticle.sortNo,
      articleScr: clusterArticle.articleScr,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      lanCd: article.lanCd,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      mediaId: article.mediaId,
      mediaNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
      ntnId: article.ntnId,
      ntnNm: nationCode.ntnNm,
    })
    .from(clusterArticle)
    .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(
      and(
        inArray(clusterArticle.clusterId, [...clusterIds]),
        eq(clusterArticle.delYn, 'N'),
        eq(article.delYn, 'N'),
      ),
    )
    .orderBy(asc(clusterArticle.clusterId), asc(clusterArticle.sortNo), asc(clusterArticle.articleId));
  return rows.map((row) => ({ ...row, frmTrsfNscvrgDt: row.frmTrsfNscvrgDt?.toISOString() ?? null }));
};
