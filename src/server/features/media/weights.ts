import { and, count, eq, gte, lt, max } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Database } from '../../database/database.ts';
import { currentDatabase, outside, reader } from '../../database/db.ts';

/** What scores are measured by. */
export interface Weights {
  byNation: Map<string, number>;
  mostOfNation: number;
  mostOfOutlet: number;
}

/** Scores move slowly: counting all articles once in so many milliseconds is enough. */
const freshness = 300_000;

/** So many article numbers are counted in one statement: on the embedded database everybody waits for it. */
const span = 5_000;

interface Cache {
  at: number;
  weights: Promise<Weights>;
  isRefreshing?: boolean;
}

const caches = new WeakMap<Database, Cache>();

const add = <Key>(counts: Map<Key, number>, key: Key | null, n: number): void => {
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + n);
};

const most = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((highest, n) => Math.max(highest, n), 0);

const counted = async (): Promise<Weights> => {
  const [last] = await reader()
    .select({ articleId: max(article.articleId) })
    .from(article);
  const [byNation, byOutlet] = [new Map<string, number>(), new Map<number, number>()];
  for (let from = 0; from <= (last?.articleId ?? -1); from += span) {
    const rows = await reader()
      .select({ ntnId: article.ntnId, mediaId: article.mediaId, n: count() })
      .from(article)
      .where(
        and(
          gte(article.articleId, from),
          lt(article.articleId, from + span),
          eq(article.itemKnd, 'article'),
          eq(article.delYn, 'N'),
        ),
      )
      .groupBy(article.ntnId, article.mediaId);
    for (const { ntnId, mediaId, n } of rows) {
      add(byNation, ntnId, Number(n));
      add(byOutlet, mediaId, Number(n));
    }
  }
  return { byNation, mostOfNation: most(byNation), mostOfOutlet: most(byOutlet) };
};

/** What is being counted for the first time; forgotten when that failed, or found nothing: the first article is news at once. */
const first = (database: Database): Promise<Weights> => {
  const fresh = counted();
  caches.set(database, { at: Date.now(), weights: fresh });
  fresh.then(
    ({ mostOfNation }) => {
      if (mostOfNation === 0) caches.delete(database);
    },
    () => caches.delete(database),
  );
  return fresh;
};

/** Counts behind the request that found the weights old; where that fails the next one tries again. */
const refresh = (cache: Cache): void => {
  if (cache.isRefreshing) return;
  cache.isRefreshing = true;
  const settle = (): void => {
    cache.isRefreshing = false;
  };
  outside(counted).then((fresh) => {
    cache.weights = Promise.resolve(fresh);
    cache.at = Date.now();
    settle();
  }, settle);
};

/** Articles per country, and the most of one country and of one outlet; some minutes old. Only the very first call waits. */
export const weights = (): Promise<Weights> => {
  const database = currentDatabase();
  const cache = caches.get(database);
  if (!cache) return first(database);
  if (Date.now() - cache.at >= freshness) refresh(cache);
  return cache.weights;
};
