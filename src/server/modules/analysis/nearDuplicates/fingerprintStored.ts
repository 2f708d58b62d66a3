import { and, between, eq, isNull, max, min } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { nearKeys } from '#server/kernel/text/fingerprint.ts';

/** Range of ids per query for articles without a fingerprint. */
const stretch = 1_000;

const withoutFingerprint = (from: number, to: number) =>
  and(isNull(article.nearKeys), between(article.articleId, from, to));

/** Articles whose texts were changed in the meantime are skipped, since the fingerprint was updated with them. */
const fingerprintBatch = async (from: number, to: number, size: number): Promise<number> => {
  const batch = await db()
    .select({
      articleId: article.articleId,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      articleCn: article.articleCn,
      articleTransCn: article.articleTransCn,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      regDt: article.regDt,
    })
    .from(article)
    .where(withoutFingerprint(from, to))
    .limit(size);
  const taken = batch.map(({ articleId, frmTrsfNscvrgDt, regDt, ...texts }) => ({
    articleId,
    keys: nearKeys({ ...texts, reportedAt: frmTrsfNscvrgDt ?? regDt }),
  }));
  await inTransaction(async () => {
    for (const { articleId, keys } of taken)
      await db()
        .update(article)
        .set({ nearKeys: keys })
        .where(and(eq(article.articleId, articleId), isNull(article.nearKeys)));
  });
  return batch.length;
};

/**
 * Adds fingerprints to articles stored before there were any, including deleted ones, in batches. May be aborted at any
 * moment and repeated. @returns how many were added
 */
export const fingerprintStored = async ({
  isOver,
}: Pick<StopCondition, 'isOver'> = neverStop): Promise<number> => {
  const [bounds] = await db()
    .select({ first: min(article.articleId), last: max(article.articleId) })
    .from(article);
  let count = 0;
  const batch = paced();
  for (let from = bounds?.first ?? 1; from <= (bounds?.last ?? 0); from += stretch)
    for (let isOpen = true; isOpen && !isOver(); )
      count += await batch(
        async (size) => {
          const found = await fingerprintBatch(from, from + stretch - 1, size);
          isOpen = found === size;
          return found;
        },
        (found) => found === 0,
      );
  return count;
};
