import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, between, eq, isNull, max, min } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '../../database/db.ts';
import { nearKeys } from './nearKeys.ts';

/** Articles whose texts are read at once: on the embedded database nobody else is answered meanwhile. */
const batchSize = 50;
/** Keys that are looked through at once for articles without a fingerprint. */
const stretch = 1_000;

const withoutFingerprint = (from: number, to: number) =>
  and(isNull(article.nearKeys), between(article.articleId, from, to));

/** Who wrote the texts meanwhile has taken their fingerprint too: theirs stays. */
const fingerprintBatch = async (from: number, to: number): Promise<number> => {
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
    .limit(batchSize);
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
 * Takes the fingerprints of articles that were stored before there were any, deleted ones too, a few at a time. May be
 * broken off at any moment and called again. @returns how many were taken
 */
export const fingerprintStored = async (signal?: AbortSignal): Promise<number> => {
  const [bounds] = await db()
    .select({ first: min(article.articleId), last: max(article.articleId) })
    .from(article);
  let count = 0;
  for (let from = bounds?.first ?? 1; from <= (bounds?.last ?? 0); from += stretch) {
    for (let found = batchSize; found === batchSize && !signal?.aborted; ) {
      found = await fingerprintBatch(from, from + stretch - 1);
      count += found;
      await nextTurn();
    }
  }
  return count;
};
