import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { ownTokens, withFiles } from '#server/modules/search/index.ts';
import { currentDictionary } from './currentDictionary.ts';
import { enrichedColumns } from './enrich.ts';
import type { Dictionary } from './features.ts';
import { outletScorer } from './outletScores.ts';

/** Stored articles that are pending analysis. */
export const notAnalysed = and(eq(article.anlsYn, 'N'), eq(article.delYn, 'N'));

const readBatch = (which: SQL | undefined, size: number) =>
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
        jrnlLclanNm: article.jrnlLclanNm,
      },
      hasFiles: sql<boolean>`${article.ta} is not null`,
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
    .where(and(which, notAnalysed))
    .orderBy(asc(article.articleId))
    .limit(size);

type Stored = Awaited<ReturnType<typeof readBatch>>[number];

/** Whoever wrote the article meanwhile has analysed it too, or will have it analysed: theirs stays. */
const write = async (batch: readonly Stored[], dictionary: Dictionary): Promise<void> => {
  const scored = await outletScorer(batch.map(({ mediaId }) => mediaId));
  const made = batch.map(({ texts, standing: stored, ...row }) => {
    const columns = enrichedColumns(dictionary, texts, stored);
    const scores = scored(row, columns.mainArticleScr);
    const tk = ownTokens({ ...texts, ...stored, ...columns });
    return { ...row, tk, columns: { ...columns, ...scores } };
  });
  await inTransaction(async () => {
    for (const { articleId, mdfcnDt, hasFiles, tk, columns } of made)
      await db()
        .update(article)
        .set({ ...columns, tk: hasFiles ? await withFiles(tk) : tk })
        .where(and(eq(article.articleId, articleId), eq(article.mdfcnDt, mdfcnDt), notAnalysed));
  });
};

/**
 * Analyses at most `size` of these articles, in their order, of those that have not been analysed. Their version does
 * not change.
 * @returns their ids
 */
export const enrichBatch = async (which: SQL | undefined, size: number): Promise<number[]> => {
  const batch = await readBatch(which, size);
  // read only where there is something to analyse: it takes memory
  if (batch.length) await write(batch, await currentDictionary());
  return batch.map(({ articleId }) => articleId);
};
