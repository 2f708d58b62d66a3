import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { refreshStatistics } from '#server/kernel/database/refreshStatistics.ts';
import { keywordTokens } from '../words/keywordTokens.ts';

const batchSize = 500;

/** Tokens of keywords of items stored before they had any, in batches. Answers how many there were. */
export const fillKeywordTokens = async (): Promise<number> => {
  const open = and(isNull(article.kw), or(isNotNull(article.featExtrKwdList), isNotNull(article.featExtr)));
  let count = 0;
  for (;;) {
    const { articleId, featExtrKwdList, featExtr } = article;
    const batch = await db()
      .select({ articleId, featExtrKwdList, featExtr })
      .from(article)
      .where(open)
      .limit(batchSize);
    for (const row of batch)
      await db()
        .update(article)
        .set({ kw: keywordTokens(row) ?? sql`'{}'` })
        .where(and(eq(articleId, row.articleId), open));
    count += batch.length;
    if (batch.length < batchSize) break;
  }
  // the database plans with what it knows of a column, and knew nothing of this one
  if (count) await refreshStatistics();
  return count;
};
