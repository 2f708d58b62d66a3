import { and, count, eq, inArray } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';

/** Articles of each of these outlets; an outlet without any is not in the map. */
export const articleCounts = async (mediaIds: readonly number[]): Promise<Map<number, number>> => {
  if (mediaIds.length === 0) return new Map();
  const rows = await reader()
    .select({ mediaId: article.mediaId, n: count() })
    .from(article)
    .where(
      and(inArray(article.mediaId, [...mediaIds]), eq(article.itemKnd, 'article'), eq(article.delYn, 'N')),
    )
    .groupBy(article.mediaId);
  return new Map(rows.map(({ mediaId, n }) => [mediaId ?? 0, Number(n)]));
};
