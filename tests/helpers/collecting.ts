import { eq } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import {
  article,
  clusterArticle,
  clusterWaiting,
  feedVisit,
  media,
  mediaFeed,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Collector, startCollector } from '#server/modules/collection/index.ts';
import { createSource } from './factories.ts';
import { feedServer, rss } from './feedServer.ts';
import { inDatabase, testDatabase } from './testDatabase.ts';

export const minute = 60_000;

/** The last of these has no title. */
export const threeItems = [
  {
    title: '박물관이 새 전시를 연다',
    link: 'https://paper.example/1',
    date: 'Thu, 19 Nov 2026 10:00:00 GMT',
  },
  { title: '영화제가 막을 올린다', link: 'https://paper.example/2', date: 'Thu, 19 Nov 2026 11:00:00 GMT' },
  { title: '', link: 'https://paper.example/3' },
];

/** A collector with its own clock, outlets on loopback, and a database that is emptied before each test. */
export const collecting = async () => {
  const database = await testDatabase();
  const outlets = await feedServer();
  const clock = { now: new Date('2026-11-20T00:00:00Z') };
  const warnings: string[] = [];
  const visitor = { ...outlets.ways, publicUrl: 'https://press.example.kr', timeoutMs: 5_000 };
  const collector: Collector = await startCollector(database, {
    visitor,
    log: { info: () => {}, warn: (...said: unknown[]) => void warnings.push(JSON.stringify(said)) },
    now: () => clock.now,
    random: () => 0.5,
    isManual: true,
  });
  afterAll(() => collector.close());
  beforeEach(() =>
    inDatabase(async () => {
      for (const table of [feedVisit, clusterWaiting, clusterArticle, article, mediaFeed, media])
        await db().delete(table);
      outlets.asked.length = 0;
      visitor.timeoutMs = 5_000;
      warnings.length = 0;
    }),
  );
  return {
    database,
    outlets,
    collector,
    clock,
    warnings,
    /** Sets the timeout of outlets in milliseconds, until the end of the test. */
    waitsFor: (timeoutMs: number): void => void (visitor.timeoutMs = timeoutMs),
    passes: (minutes: number): void => {
      clock.now = new Date(clock.now.getTime() + minutes * minute);
    },
    /** Makes a path hold back its responses; each is released by calling the returned function. */
    held: (path: string): (() => void)[] => {
      const open: (() => void)[] = [];
      outlets.serve(
        path,
        (_q, a) => void open.push(() => a.writeHead(200, { etag: '"held"' }).end(rss(threeItems))),
      );
      return open;
    },
    /** One check for due sources, with all visits that follow from it. */
    round: async (): Promise<void> => {
      await collector.poll();
      await collector.idle();
    },
    register: async (feedUrl: string, more: Partial<typeof mediaFeed.$inferInsert> = {}): Promise<number> =>
      (await createSource(feedUrl, { regDt: clock.now, ...more })).mediaFeedId,
    source: async (mediaFeedId: number) => {
      const [row] = await db().select().from(mediaFeed).where(eq(mediaFeed.mediaFeedId, mediaFeedId));
      if (!row) throw new Error('no such source');
      return row;
    },
    visits: (mediaFeedId: number) =>
      db()
        .select()
        .from(feedVisit)
        .where(eq(feedVisit.mediaFeedId, mediaFeedId))
        .orderBy(feedVisit.feedVisitId),
    titles: async () =>
      (await db().select({ ttl: article.lclanTtl }).from(article).orderBy(article.articleId)).map(
        ({ ttl }) => ttl,
      ),
  };
};
