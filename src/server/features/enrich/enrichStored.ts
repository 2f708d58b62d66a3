import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gt, lte, max } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '../../database/db.ts';
import { breather, firstSize, nextSize } from '../../database/pace.ts';
import { currentDictionary } from './currentDictionary.ts';
import { enrichedColumns } from './enrich.ts';
import type { Dictionary } from './features.ts';
import { outletScorer } from './outletScores.ts';

/** Keys that are looked through at once for articles that nobody has analysed. */
const stretch = 1_000;

const notAnalysed = and(eq(article.anlsYn, 'N'), eq(article.delYn, 'N'));

const readBatch = (after: number, upTo: number, size: number) =>
  db()
    .select({
      articleId: article.articleId,
      mdfcnDt: article.mdfcnDt,
      mediaId: article.mediaId,
      ntnId: article.ntnId,
      texts: {
        kornTtl: article.kornTtl,
        lclanTtl: article.lclanTtl,
        articleCn: article.articleCn,
        articleTransCn: article.articleTransCn,
        lanCd: article.lanCd,
      },
      standing: {
        lclsfNm: article.lclsfNm,
        featExtrMclsf: article.featExtrMclsf,
        featExtr: article.featExtr,
        featExtrKwdList: article.featExtrKwdList,
        relIssueNmList: article.relIssueNmList,
        featExtrSmry: article.featExtrSmry,
        fieldOrgn: article.fieldOrgn,
      },
    })
    .from(article)
    .where(and(gt(article.articleId, after), lte(article.articleId, upTo), notAnalysed))
    .orderBy(asc(article.articleId))
    .limit(size);

type Stored = Awaited<ReturnType<typeof readBatch>>[number];

/** Whoever wrote the article meanwhile has analysed it too: theirs stays. */
const write = async (batch: readonly Stored[], dictionary: Dictionary): Promise<void> => {
  const scored = await outletScorer(batch.map(({ mediaId }) => mediaId));
  const made = batch.map(({ articleId, mdfcnDt, mediaId, ntnId, texts, standing }) => {
    const columns = enrichedColumns(dictionary, texts, standing);
    return {
      articleId,
      mdfcnDt,
      columns: { ...columns, ...scored({ mediaId, ntnId }, columns.mainArticleScr) },
    };
  });
  await inTransaction(async () => {
    for (const { articleId, mdfcnDt, columns } of made)
      await db()
        .update(article)
        .set(columns)
        .where(and(eq(article.articleId, articleId), eq(article.mdfcnDt, mdfcnDt), notAnalysed));
  });
};

/**
 * Analyses what nobody has analysed yet: articles from before there was a dictionary, and those that an error stopped. A
 * few at a time; may be broken off at any moment and called again. @returns how many it looked at
 */
export const enrichStored = async (signal?: AbortSignal): Promise<number> => {
  const [bounds] = await db()
    .select({ last: max(article.articleId) })
    .from(article);
  const last = bounds?.last ?? 0;
  let count = 0;
  let size = firstSize;
  let after = 0;
  while (after < last && !signal?.aborted) {
    const upTo = Math.min(last, after + stretch);
    const dictionary = await currentDictionary();
    const since = performance.now();
    const batch = await readBatch(after, upTo, size);
    if (batch.length) await write(batch, dictionary);
    const took = performance.now() - since;
    after = batch.length === size ? (batch.at(-1)?.articleId ?? upTo) : upTo;
    count += batch.length;
    if (batch.length) size = nextSize(size, took);
    await wait(batch.length ? breather(took) : 0);
  }
  return count;
};
