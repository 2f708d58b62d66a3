import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { article, articleCluster, clusterArticle, media } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import type { ClusterMark } from '#server/modules/analysis/index.ts';
import { type ItemKind, openKinds } from '#server/modules/search/index.ts';

/** Another item of the same highlight. */
export interface HighlightMember {
  articleId: number;
  itemKnd: ItemKind;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
}

export interface ArticleHighlight {
  clusterId: number;
  clusterTtl: string;
  /** With the article itself, as far as the caller may read them. */
  articleCount: number;
  /** The first of the others in the order of the highlight, at most `maxShown`. */
  items: HighlightMember[];
}

const maxShown = 5;

const membersOf = async (
  catalogue: Catalogue,
  caller: Caller,
  articleId: number,
  clusterId: number,
): Promise<HighlightMember[]> => {
  const kinds = await openKinds(catalogue, caller);
  const visible = kinds.map((kind) => visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller));
  return reader()
    .select({
      articleId: article.articleId,
      itemKnd: sql<ItemKind>`${article.itemKnd}`,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      lanCd: article.lanCd,
      mediaNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
    })
    .from(clusterArticle)
    .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .where(
      and(
        eq(clusterArticle.clusterId, clusterId),
        eq(clusterArticle.delYn, 'N'),
        ne(clusterArticle.articleId, articleId),
        or(...visible) ?? sql`false`,
      ),
    )
    .orderBy(asc(clusterArticle.sortNo), asc(article.articleId))
    .limit(maxShown);
};

/**
 * The highlight that an item stands in, and what else is in it, as far as the caller may see highlights and read the
 * others; null where that is nothing.
 * @param mark what `clusterMark` gave for the item
 */
export const highlightOf = async (
  catalogue: Catalogue,
  caller: Caller | null,
  articleId: number,
  mark: ClusterMark | null,
): Promise<ArticleHighlight | null> => {
  if (!caller || !mark) return null;
  const { clusterId, clusterOtherCnt } = mark;
  const [cluster] = await reader()
    .select({ clusterTtl: articleCluster.clusterTtl })
    .from(articleCluster)
    .where(eq(articleCluster.clusterId, clusterId));
  if (!cluster) return null;
  return {
    clusterId,
    clusterTtl: cluster.clusterTtl,
    articleCount: clusterOtherCnt + 1,
    items: await membersOf(catalogue, caller, articleId, clusterId),
  };
};
