import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';
import { type Dimension, keyOf, labelsOf } from './dimensions.ts';

/** One line of a ranking. */
export interface Counted {
  key: string;
  label: string;
  count: number;
  /** Part of all articles under the conditions, 0 to 1: raw counts mislead where sources grow. */
  share: number;
}

export interface Ranking {
  lines: Counted[];
  /** How many different keys there are. */
  keys: number;
  /** How many articles were looked at. */
  articles: number;
}

/** How many rows a group has. */
export const size = sql<number>`count(*)::int`;

/** How many articles there are under a condition. */
export const countArticles = async (where: SQL | undefined): Promise<number> => {
  const [found] = await reader().select({ n: size }).from(article).where(where);
  return Number(found?.n ?? 0);
};

/** Share of a whole, to four places; nothing of nothing is nothing. */
export const shareOf = (count: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((count / whole) * 10_000) / 10_000;

const keyed = (dimension: Dimension, where: SQL | undefined) => {
  const hasKeys = dimension === 'keyword' ? isNotNull(article.featExtrKwdList) : undefined;
  return reader()
    .select({ key: keyOf[dimension].as('key') })
    .from(article)
    .where(and(where, hasKeys))
    .as('keyed');
};

/** The most frequent keys of a dimension, most articles first, equal ones by key. */
export const ranking = async (
  dimension: Dimension,
  where: SQL | undefined,
  { skip, limit }: { skip: number; limit: number },
): Promise<Ranking> => {
  const each = keyed(dimension, where);
  const found = await reader()
    .select({ key: each.key, n: size, keys: sql<number>`count(*) over ()::int` })
    .from(each)
    .where(isNotNull(each.key))
    .groupBy(each.key)
    .orderBy(sql`2 desc`, each.key)
    .limit(limit)
    .offset(skip);
  const articles = await countArticles(where);
  const labels = await labelsOf(
    dimension,
    found.map(({ key }) => key),
  );
  return {
    lines: found.map(({ key, n }) => ({
      key,
      label: labels.get(key) ?? key,
      count: Number(n),
      share: shareOf(Number(n), articles),
    })),
    keys: Number(found[0]?.keys ?? 0),
    articles,
  };
};
