import { and, arrayOverlaps, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article, keywordChange, keywordMonth } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';
import { unionAll } from '#server/kernel/database/fragments.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { dayOfReport, written } from '#server/modules/counts/index.ts';
import { keywordsOf, keywordToken, type Scope } from '#server/modules/search/index.ts';
import { daysOutside, wholeMonths } from './months.ts';

/** Where keywords are counted: on the items themselves, and for whole months in `keyword_month`. */
interface KeywordSource {
  /** Disjoint conditions on the items that are counted. */
  items: (SQL | undefined)[];
  /** Condition on the monthly counts; undefined if none are used. */
  months?: SQL | undefined;
}

/** The months among these whose stored counts are up to date. */
const keptOf = async (kind: ItemKind, months: readonly string[]): Promise<string[]> => {
  const { itemKnd, mon } = keywordChange;
  const changed = await rows(
    z.object({ mon: z.string() }),
    sql`select distinct ${mon}::text as mon from ${keywordChange}
        where ${and(eq(itemKnd, kind), inArray(mon, [...months]))}`,
  );
  const isChanged = new Set(changed.map((one) => one.mon));
  return months.filter((month) => !isChanged.has(month));
};

/**
 * Where the keywords of a scope are counted. A month that has changed since its count is read from its items, so that
 * statistics always agree with the list. Call before counting: a month that changes in between is counted in its old
 * state.
 */
export const keywordSource = async ({ kind, where, days }: Scope): Promise<KeywordSource> => {
  const whole = days ? wholeMonths(days.period) : [];
  const kept = whole.length ? await keptOf(kind, whole) : [];
  if (!days || kept.length === 0) return { items: [where] };
  const { itemKnd, mon, delYn } = keywordMonth;
  return {
    items: daysOutside(days.period, kept).map(days.within),
    months: and(eq(itemKnd, kind), inArray(mon, kept), eq(delYn, 'N')),
  };
};

const { articleId, featExtr, featExtrKwdList, kw } = article;
const { token, articleCnt, lastArticleId, mon, days, dayCnts } = keywordMonth;

/** The most frequent keywords with their article counts, and the number of distinct ones. */
interface Keywords {
  found: { key: string; n: number }[];
  keys: number;
}

const countedToken = z.object({
  token: z.number(),
  newest: z.number(),
  n: z.number(),
  keys: z.number(),
});

/** Keywords in the spelling of the last stored article that has them. */
const spelled = async (found: readonly z.infer<typeof countedToken>[]): Promise<Keywords['found']> => {
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
  return found.flatMap(({ token: wanted, newest: id, n }) => {
    const keyword = wordsOf.get(id)?.find((word) => keywordToken(word) === wanted);
    return keyword === undefined ? [] : [{ key: keyword, n }];
  });
};

/** The most frequent keywords by number of articles; on a tie, the one stored last. */
export const countKeywords = async (
  { items, months }: KeywordSource,
  { skip, limit }: { skip: number; limit: number },
): Promise<Keywords> => {
  const parts = items.map(
    (where) =>
      sql`select unnest(${kw}) as token, 1 as n, ${articleId} as newest from ${article} where ${where ?? sql`true`}`,
  );
  if (months)
    parts.push(
      sql`select ${token}, ${articleCnt} as n, ${lastArticleId} as newest from ${keywordMonth} where ${months}`,
    );
  const counted = await rows(
    countedToken,
    sql`select token, max(newest) as newest, ${months ? sql`sum(n)` : sql`count(*)`}::int as n, (count(*) over ())::int as keys
        from (${unionAll(parts)}) as each group by token order by 3 desc, 2 desc, 1 limit ${limit} offset ${skip}`,
  );
  return { found: counted.length ? await spelled(counted) : [], keys: counted[0]?.keys ?? 0 };
};

/** Articles per keyword and day; days without one are left out. */
export const keywordsByDay = async (
  keywords: readonly string[],
  { items, months }: KeywordSource,
): Promise<{ key: string; date: string; n: number }[]> => {
  const wanted = [...new Set(keywords.map(keywordToken))];
  const parts = items.map(
    (where) =>
      sql`select token, ${written(sql`day`)} as date, count(*)::int as n
          from (select unnest(${kw}) as token, ${dayOfReport} as day from ${article}
                where ${and(where, arrayOverlaps(kw, wanted))}) as each
          where ${inArray(sql`token`, wanted)} group by token, day`,
  );
  if (months)
    parts.push(
      sql`select ${token}, (${mon} + (day - 1))::text as date, n
          from ${keywordMonth}, unnest(${days}, ${dayCnts}) as of_day (day, n)
          where ${and(months, inArray(token, wanted))}`,
    );
  const counted = await rows(
    z.object({ token: z.number(), date: z.string(), n: z.number() }),
    unionAll(parts),
  );
  // two spellings of one keyword have the same series, under both names
  return counted.flatMap(({ token: found, date, n }) =>
    keywords.filter((word) => keywordToken(word) === found).map((key) => ({ key, date, n })),
  );
};
