import { desc, eq, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { isPageSize } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { article, media, nationCode } from '#generated/tables/index.ts';
import type { BatchPreviews } from '#generated/types/articleBatchCalls.ts';
import { reader } from '../../database/db.ts';
import { validationFailure } from '../../failure.ts';
import { type BatchQuery, batchWhere } from './batchWhere.ts';
import { previewOf } from './replace.ts';
import { textColumns } from './textColumns.ts';

/** One page of the articles that would change, each with every place side by side. */
export const previewBatch = async (query: BatchQuery): Promise<BatchPreviews> => {
  const { page = 1, size = constants.pageSizeDefault, fromText, toText = '' } = query;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  const where = batchWhere(query);
  const found = await reader()
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
  const [counted] = await reader().select({ n: sql<number>`count(*)::int` }).from(article).where(where);
  return {
    items: found.map(({ articleId, kornTtl, lclanTtl, lanCd, mediaNm, ntnNm, regDt, ...texts }) => ({
      articleId,
      kornTtl,
      lclanTtl,
      lanCd,
      mediaNm,
      ntnNm,
      regDt: regDt.toISOString(),
      changes: previewOf({ kornTtl, lclanTtl, ...texts }, fromText, toText),
    })),
    totalRecords: Number(counted?.n ?? 0),
    totalIsExact: true,
    page,
    size,
  };
};
