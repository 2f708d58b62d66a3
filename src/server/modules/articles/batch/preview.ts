import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { maxArticles } from '#contract/batchEdit.ts';
import { constants } from '#contract/constants.ts';
import { countCap, isPageSize } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { article, media, nationCode } from '#generated/tables/index.ts';
import type { BatchIds, BatchPreviews } from '#generated/types/articleBatchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { type BatchQuery, batchWhere } from './batchWhere.ts';
import { textColumns } from './editedTexts.ts';
import { replacingOf } from './places.ts';
import { previewOf } from './replace.ts';

/** The moment of a read, as versions are measured. Whatever changes later was not seen. */
const moment = sql<Date>`date_trunc('milliseconds', now())`.mapWith(article.mdfcnDt);

/** How many articles would change, up to one more than the cap, and when that was so. */
const counted = async (where: SQL | undefined): Promise<{ total: number; readDt: string }> => {
  const some = db()
    .select({ one: sql`1`.as('one') })
    .from(article)
    .where(where)
    .limit(countCap + 1)
    .as('up_to_the_cap');
  const [row] = await db().select({ n: sql<number>`count(*)::int`, readDt: moment }).from(some);
  if (!row) throw new Error('Nothing was counted.');
  return { total: Number(row.n), readDt: row.readDt.toISOString() };
};

/** One page of the articles that would change, each with every place side by side. */
export const previewBatch = async (query: BatchQuery): Promise<BatchPreviews> => {
  const { page = 1, size = constants.pageSizeDefault } = query;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  const where = batchWhere(query);
  // counted first: what changes between the two reads is newer than what was counted, and is left alone
  const { total, readDt } = await counted(where);
  const found = await db()
    .select({
      ...textColumns,
      articleId: article.articleId,
      lanCd: article.lanCd,
      regDt: article.regDt,
      mediaNm: media.mediaKornNm,
      ntnNm: nationCode.ntnNm,
    })
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(where)
    .orderBy(desc(article.regDt), desc(article.articleId))
    .limit(size)
    .offset((page - 1) * size);
  return {
    items: found.map(({ articleId, kornTtl, lclanTtl, lanCd, mediaNm, ntnNm, regDt, ...texts }) => ({
      articleId,
      kornTtl,
      lclanTtl,
      lanCd,
      mediaNm,
      ntnNm,
      regDt: regDt.toISOString(),
      changes: previewOf({ kornTtl, lclanTtl, ...texts }, replacingOf(query)),
    })),
    totalRecords: Math.min(total, countCap),
    totalIsExact: total <= countCap,
    page,
    size,
    readDt,
  };
};

/** The articles that would change, newest first, as many as one edit may change. */
export const batchIds = async (query: Parameters<typeof batchWhere>[0]): Promise<BatchIds> => {
  const found = await db()
    .select({ articleId: article.articleId, readDt: moment })
    .from(article)
    .where(batchWhere(query))
    .orderBy(desc(article.regDt), desc(article.articleId))
    .limit(maxArticles);
  return {
    articleIds: found.map(({ articleId }) => articleId),
    readDt: (found[0]?.readDt ?? new Date()).toISOString(),
  };
};
