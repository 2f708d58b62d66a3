import { and, desc, gte } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';
import { isExact, type SearchPlan } from '../plan.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import { candidatesWhere } from './planWhere.ts';
import { comparingTexts, verifyMatchesOfMany } from './verifyMatches.ts';

/**
 * Ids of the items of a kind that a search finds, registered since then, newest first.
 * @param plan the words of the query, with other spellings if these are searched too
 * @param limit items that are looked at
 */
export const foundSince = async (
  kind: ItemKind,
  query: ArticleQuery,
  plan: SearchPlan,
  since: Date,
  limit: number,
): Promise<number[]> => {
  const found = await reader()
    .select({ id: article.articleId })
    .from(article)
    .where(and(candidatesWhere(kind, query, { plan }), gte(article.regDt, since)))
    .orderBy(desc(article.regDt), desc(article.articleId))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  return isExact(plan) ? ids : comparingTexts(plan, () => verifyMatchesOfMany(plan, ids));
};
