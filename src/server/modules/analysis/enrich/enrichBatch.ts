import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { textSlices } from '#server/kernel/database/pace.ts';
import { ownTokens, withFiles } from '#server/modules/search/index.ts';
import { currentDictionary } from './currentDictionary.ts';
import { enrichedColumns, withNationOfOutlet } from './enrich.ts';
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
      // no join: long rows are not sorted again
      outletNtnId: sql<
        string | null
      >`(select outlet.ntn_id from media as outlet where outlet.media_id = article.media_id)`,
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
        ntnId: article.ntnId,
        fieldOrgn: article.fieldOrgn,
      },
    })
    .from(article)
    .where(and(which, notAnalysed))
    .orderBy(asc(article.articleId))
    .limit(size);

type Stored = Awaited<ReturnType<typeof readBatch>>[number];

const lengthOf = ({ texts }: Stored): number =>
  (texts.articleCn?.length ?? 0) + (texts.articleTransCn?.length ?? 0);

type Scorer = Awaited<ReturnType<typeof outletScorer>>;

/** Articles changed in the meantime are skipped: their writer has analysed them or queued the analysis. */
const write = async (batch: readonly Stored[], dictionary: Dictionary, scored: Scorer): Promise<void> => {
  const made = batch.map(({ texts, standing: stored, outletNtnId, ...row }) => {
    const columns = withNationOfOutlet(enrichedColumns(dictionary, texts, stored), outletNtnId);
    const scores = scored({ ...row, ...columns }, columns.mainArticleScr);
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
 * Analyses at most `size` unanalysed articles matching the condition, in order. Their version does not change.
 * @returns their ids
 */
export const enrichBatch = async (which: SQL | undefined, size: number): Promise<number[]> => {
  const batch = await readBatch(which, size);
  if (batch.length) {
    // read only if there is something to analyse, because it takes memory
    const dictionary = await currentDictionary();
    const scored = await outletScorer(batch.map(({ mediaId }) => mediaId));
    for (const slice of textSlices(batch, lengthOf)) {
      await write(slice, dictionary, scored);
      // others are served between two slices: a long text takes 15 ms of this thread
      await nextTurn();
    }
  }
  return batch.map(({ articleId }) => articleId);
};
