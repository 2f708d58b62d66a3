import { and, arrayOverlaps, inArray, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';
import { keywordsOf, keywordToken } from '../search/words/keywordTokens.ts';
import { size } from './size.ts';

const { articleId, featExtr, featExtrKwdList, kw } = article;

/** The most frequent keywords with their articles, and how many different ones there are. */
interface Keywords {
  found: { key: string; n: number }[];
  keys: number;
}

interface CountedToken {
  token: number;
  newest: number;
  n: number;
}

/** Keywords in the spelling of the article that was stored last with them. */
const spelled = async (found: readonly CountedToken[]): Promise<Keywords['found']> => {
  const newest = await reader()
    .select({ articleId, featExtr, featExtrKwdList })
    .from(article)
    .where(
      inArray(
        articleId,
        found.map((one) => one.newest),
      ),
    );
  const wordsOf = new Map(newest.map((row) => [row.articleId, keywordsOf(row)]));
  return found.flatMap(({ token, newest: id, n }) => {
    const keyword = wordsOf.get(id)?.find((word) => keywordToken(word) === token);
    return keyword === undefined ? [] : [{ key: keyword, n }];
  });
};

/** The most frequent keywords, most articles first, of equal ones the one that was stored last. */
export const countKeywords = async (
  where: SQL | undefined,
  { skip, limit }: { skip: number; limit: number },
): Promise<Keywords> => {
  const each = reader()
    .select({ token: sql<number>`unnest(${kw})`.as('token'), articleId })
    .from(article)
    .where(where)
    .as('each');
  const counted = await reader()
    .select({
      token: each.token,
      newest: sql<number>`max(${each.articleId})`,
      n: size,
      keys: sql<number>`count(*) over ()::int`,
    })
    .from(each)
    .groupBy(each.token)
    .orderBy(sql`3 desc, 2 desc`, each.token)
    .limit(limit)
    .offset(skip);
  return { found: counted.length ? await spelled(counted) : [], keys: counted[0]?.keys ?? 0 };
};

/** In how many articles each of these keywords stands, day by day; days without one are left out. */
export const keywordsByDay = async (
  keywords: readonly string[],
  where: SQL | undefined,
  day: SQL,
): Promise<{ key: string; date: string; n: number }[]> => {
  const wanted = [...new Set(keywords.map(keywordToken))];
  const each = reader()
    .select({ token: sql<number>`unnest(${kw})`.as('token'), day: day.as('day') })
    .from(article)
    .where(and(where, arrayOverlaps(kw, wanted)))
    .as('each');
  const counted = await reader()
    .select({ token: each.token, date: sql<string>`${each.day}::text`, n: size })
    .from(each)
    .where(inArray(each.token, wanted))
    .groupBy(each.token, each.day);
  // two spellings of one keyword are one series, under each of its names
  return counted.flatMap(({ token, date, n }) =>
    keywords.filter((word) => keywordToken(word) === token).map((key) => ({ key, date, n })),
  );
};
