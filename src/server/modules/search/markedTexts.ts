import { and, eq, inArray } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import type { MarkedText } from '#generated/types/searchCalls.ts';
import { inTurns } from '#server/kernel/clock/steps.ts';
import { reader } from '#server/kernel/database/db.ts';
import { notFound } from '#server/kernel/failure.ts';
import { type SearchPlan, searchedWordsOf } from './plan.ts';
import { joined, marksIn } from './snippets.ts';

/** The texts in which the screen of an item marks words. */
const fields = ['kornTtl', 'lclanTtl', 'articleCn', 'articleTransCn'] as const;

/**
 * Where the words of a search stand in the whole texts of an item, by the same matching as in its passages.
 * @param kinds those the caller may read
 * @throws Failure 404 if there is no such item among them
 */
export const markedTexts = async (
  plan: SearchPlan,
  articleId: number,
  kinds: readonly ItemKind[],
): Promise<MarkedText[]> => {
  const [texts] = await reader()
    .select({
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      articleCn: article.articleCn,
      articleTransCn: article.articleTransCn,
    })
    .from(article)
    .where(
      and(eq(article.articleId, articleId), eq(article.delYn, 'N'), inArray(article.itemKnd, [...kinds])),
    );
  if (!texts) throw notFound('기사');
  const searched = searchedWordsOf(plan);
  const marked: MarkedText[] = [];
  for (const field of fields) {
    const marks = joined(await inTurns(marksIn(texts[field] ?? '', searched)));
    if (marks.length > 0) marked.push({ field, marks });
  }
  return marked;
};
