import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { unclassified } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import {
  countBy,
  counting,
  type Dimension,
  type GroupKey,
  keyOf,
  labelsOf,
  maxFirst,
  type PlainDimension,
} from '#server/modules/counts/index.ts';
import type { Scope } from '#server/modules/search/index.ts';
import { countKeywords, keywordSource } from './keywordCounts.ts';

/** Number of rows in a group. */
export const size = sql<number>`count(*)::int`;

/** One line of a ranking. */
export interface Counted {
  key: string;
  label: string;
  count: number;
  /** Share of all articles under the conditions, 0 to 1: raw counts mislead when sources are added. */
  share: number;
}

export interface Ranking {
  lines: Counted[];
  /** Number of distinct keys. */
  keys: number;
  /** Number of articles that were considered. */
  articles: number;
}

/** A part of a ranking. */
interface Page {
  /** Number of keys skipped. */
  skip: number;
  limit: number;
}

/** Number of articles in a scope. */
const countArticles = async ({ where, settings }: Scope): Promise<number> => {
  const [found] = await counting(() => reader().select({ n: size }).from(article).where(where), settings);
  return Number(found?.n ?? 0);
};

/** Share of a whole, rounded to four places; 0 if the whole is 0. */
export const shareOf = (count: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((count / whole) * 10_000) / 10_000;

/** A key and its number of articles. */
interface Part {
  key: string;
  n: number;
}

const labelOf = (key: string): string => (key === unclassified.key ? unclassified.label : key);

const linesOf = async (
  dimension: Dimension,
  found: readonly Part[],
  articles: number,
): Promise<Counted[]> => {
  const labels = await labelsOf(
    dimension,
    found.map(({ key }) => key),
  );
  return found.map(({ key, n }) => ({
    key,
    label: labels.get(key) ?? (dimension === 'classification' ? labelOf(key) : key),
    count: n,
    share: shareOf(n, articles),
  }));
};

/** Classes are the parts of a whole: articles without one are a part too, the last, so that all parts are the whole. */
const withRest = (dimension: PlainDimension, parts: readonly Part[], articles: number): readonly Part[] => {
  const rest = articles - parts.reduce((sum, { n }) => sum + n, 0);
  return dimension === 'classification' && rest > 0 ? [...parts, { key: unclassified.key, n: rest }] : parts;
};

/** The most frequent keys of several dimensions, read in one pass; most articles first, equal ones by key. */
export const rankings = async <Name extends PlainDimension>(
  dimensions: readonly Name[],
  { where, settings }: Scope,
  { skip, limit }: Page,
): Promise<Record<Name, Ranking>> => {
  const keys = Object.fromEntries(dimensions.map((name) => [name, keyOf[name]])) as Record<Name, GroupKey>;
  const { counts, all } = await countBy(where, keys, settings);
  const each = await Promise.all(
    dimensions.map(async (name) => {
      const parts = withRest(name, maxFirst(counts[name]), all);
      const lines = await linesOf(name, parts.slice(skip, skip + limit), all);
      return [name, { lines, keys: parts.length, articles: all }] as const;
    }),
  );
  return Object.fromEntries(each) as Record<Name, Ranking>;
};

const topKeywords = (scope: Scope, page: Page) =>
  counting(async () => countKeywords(await keywordSource(scope), page), scope.settings);

/** The most frequent keywords by number of articles; on a tie, the one stored last. */
export const keywordRanking = async (scope: Scope, page: Page): Promise<Ranking> => {
  const [{ found, keys }, articles] = await Promise.all([topKeywords(scope, page), countArticles(scope)]);
  return { lines: await linesOf('keyword', found, articles), keys, articles };
};

/** The most frequent keys of a dimension. */
export const ranking = async (dimension: Dimension, scope: Scope, page: Page): Promise<Ranking> =>
  dimension === 'keyword'
    ? keywordRanking(scope, page)
    : (await rankings([dimension], scope, page))[dimension];

const topKey = z.object({ key: z.string() });

/** Only the keys of a ranking, in its order: for a series, which has its own counts. */
export const topKeys = async (dimension: Dimension, scope: Scope, limit: number): Promise<string[]> => {
  if (dimension === 'keyword')
    return (await topKeywords(scope, { skip: 0, limit })).found.map(({ key }) => key);
  const { key, written } = keyOf[dimension];
  const found = await counting(
    () =>
      rows(
        topKey,
        sql`select key from (select ${written(key)} as key, count(*) as n from ${article}
            where ${scope.where ?? sql`true`} group by ${key}) as each
          where key is not null order by n desc, key collate "C" limit ${limit}`,
      ),
    scope.settings,
  );
  return found.map(({ key }) => key);
};
