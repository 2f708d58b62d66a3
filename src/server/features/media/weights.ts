import { and, count, eq } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Database } from '../../database/database.ts';
import { currentDatabase, reader } from '../../database/db.ts';

/** What scores are measured by. */
export interface Weights {
  byNation: Map<string, number>;
  mostOfNation: number;
  mostOfOutlet: number;
}

/** Scores move slowly: counting all articles once in so many milliseconds is enough. */
const freshness = 300_000;

const caches = new WeakMap<Database, { at: number; weights: Promise<Weights> }>();

const counted = async (): Promise<Weights> => {
  const isArticle = and(eq(article.itemKnd, 'article'), eq(article.delYn, 'N'));
  const nations = await reader()
    .select({ ntnId: article.ntnId, n: count() })
    .from(article)
    .where(isArticle)
    .groupBy(article.ntnId);
  const outlets = await reader()
    .select({ mediaId: article.mediaId, n: count() })
    .from(article)
    .where(isArticle)
    .groupBy(article.mediaId);
  const named = nations.flatMap(({ ntnId, n }) => (ntnId ? [[ntnId, Number(n)] as const] : []));
  return {
    byNation: new Map(named),
    mostOfNation: named.reduce((most, [, n]) => Math.max(most, n), 0),
    mostOfOutlet: outlets.reduce((most, { mediaId, n }) => (mediaId ? Math.max(most, Number(n)) : most), 0),
  };
};

/** Articles per country, and the most of one country and of one outlet; a few minutes old at most. */
export const weights = (): Promise<Weights> => {
  const database = currentDatabase();
  const known = caches.get(database);
  if (known && Date.now() - known.at < freshness) return known.weights;
  const fresh = counted();
  caches.set(database, { at: Date.now(), weights: fresh });
  fresh.then(
    ({ mostOfNation }) => {
      // the first article is news at once
      if (mostOfNation === 0) caches.delete(database);
    },
    () => caches.delete(database),
  );
  return fresh;
};
