import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { article, clusterArticle, media, nationCode } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';

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

/** Order of articles: most typical first, or by time of the report with missing times last. */
export type MemberOrder = 'near' | 'latest' | 'earliest';

/** Number of articles returned with a cluster; the others are requested separately. */
export const firstMembers = 50;

const columns = {
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
};

const there = (clusterIds: readonly number[]) =>
  and(
    inArray(clusterArticle.clusterId, [...clusterIds]),
    eq(clusterArticle.delYn, 'N'),
    eq(article.delYn, 'N'),
  );

const membersIn = (clusterIds: readonly number[], order: readonly SQL[]) =>
  reader()
    .select(columns)
    .from(clusterArticle)
    .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(there(clusterIds))
    .orderBy(...order, asc(clusterArticle.sortNo), asc(clusterArticle.articleId))
    .$dynamic();

type Read = Omit<Member, 'frmTrsfNscvrgDt'> & { frmTrsfNscvrgDt: Date | null };

const presented = (rows: readonly Read[]): Member[] =>
  rows.map((row) => ({ ...row, frmTrsfNscvrgDt: row.frmTrsfNscvrgDt?.toISOString() ?? null }));

/** The existing articles of these clusters, in the order of each cluster. */
export const membersOf = async (clusterIds: readonly number[]): Promise<Member[]> =>
  clusterIds.length === 0 ? [] : presented(await membersIn(clusterIds, [asc(clusterArticle.clusterId)]));

const orders: Record<MemberOrder, readonly SQL[]> = {
  near: [],
  latest: [sql`${article.frmTrsfNscvrgDt} desc nulls last`],
  earliest: [sql`${article.frmTrsfNscvrgDt} asc nulls last`],
};

/** A page of a cluster's articles. @param page 1-based */
export const memberPage = async (
  clusterId: number,
  { order, page, size }: { order: MemberOrder; page: number; size: number },
): Promise<Member[]> =>
  presented(
    await membersIn([clusterId], orders[order])
      .limit(size)
      .offset((page - 1) * size),
  );

export const memberCount = async (clusterId: number): Promise<number> => {
  const [row] = await reader()
    .select({ n: count() })
    .from(clusterArticle)
    .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
    .where(there([clusterId]));
  return Number(row?.n ?? 0);
};

/** Time and source of an article's report, for the statistics of its cluster. */
export type Trace = Pick<
  Member,
  'frmTrsfNscvrgDt' | 'mediaId' | 'mediaNm' | 'mediaLclanNm' | 'ntnId' | 'ntnNm'
>;

/** The traces of all articles of a cluster, without their texts. */
export const tracesOf = async (clusterId: number): Promise<Trace[]> => {
  const { frmTrsfNscvrgDt, mediaId, mediaNm, mediaLclanNm, ntnId, ntnNm } = columns;
  const rows = await reader()
    .select({ frmTrsfNscvrgDt, mediaId, mediaNm, mediaLclanNm, ntnId, ntnNm })
    .from(clusterArticle)
    .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(there([clusterId]));
  return rows.map((row) => ({ ...row, frmTrsfNscvrgDt: row.frmTrsfNscvrgDt?.toISOString() ?? null }));
};
