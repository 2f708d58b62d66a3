import { sql } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import {
  article,
  changeHistory,
  clusterWaiting,
  feedReread,
  feedVisit,
  mediaFeed,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { run } from '#server/kernel/database/rows.ts';
import { startCollector } from '#server/modules/collection/index.ts';
import { createSource } from './factories.ts';
import { document, type FeedEntry, feedServer, rss } from './feedServer.ts';
import { inDatabase, testDatabase } from './testDatabase.ts';

export const paragraphs = Array.from(
  { length: 5 },
  (_, n) => `Paragraph ${n + 1} of the article says what the museum of the old harbour is going to show now.`,
);
/** A page with these paragraphs. */
export const page = document(
  `<!doctype html><title>Harbour</title><article>${paragraphs.map((line) => `<p>${line}</p>`).join('')}</article>`,
  { 'content-type': 'text/html; charset=utf-8' },
);

/**
 * A source on loopback whose kept answers are read anew, with its own clock; made anew before each test.
 * @param request asks for a reading, as the button on the screen does
 * @param outcomeOf what the last reading found
 */
export const rereading = async <Outcome>(
  request: (mediaFeedId: number, userId: string, now: Date) => Promise<unknown>,
  outcomeOf: (mediaFeedId: number, now: Date) => Promise<Outcome>,
) => {
  const database = await testDatabase();
  const press = await feedServer();
  const clock = { now: new Date('2026-11-29T12:00:00Z') };
  const collector = await startCollector(database, {
    visitor: { ...press.ways, publicUrl: 'https://press.example.kr' },
    log: { info: () => {}, warn: () => {} },
    now: () => clock.now,
    isManual: true,
    minPauseMs: 1,
  });
  afterAll(() => collector.close());

  /** Each test has its own source and site, because the rules of a site are cached. */
  const source = { id: 0, site: 0 };
  const entry = (name: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
    title: `The ${name} of the old harbour opens again`,
    summary: `What the ${name} shows.`,
    link: press.url(`paper${source.site}`, `/${name}`),
    guid: `g-${name}`,
    date: 'Sun, 29 Nov 2026 08:00:00 GMT',
    ...more,
  });
  /** Visits the source, and pages if it wants them, after its feed has changed to these entries. */
  const visit = async (...entries: FeedEntry[]): Promise<void> => {
    press.serve('/feed', document(rss(entries, { language: 'en' })));
    await db().update(mediaFeed).set({ askdYn: 'Y' });
    await collector.poll();
    await collector.idle();
  };
  /** Reads the kept answers anew, and says how often the outlet was asked. */
  const reread = async (): Promise<{ asked: number }> => {
    const before = press.asked.length;
    await request(source.id, 'admin', clock.now);
    await collector.idle();
    return { asked: press.asked.length - before };
  };
  const outcome = () => outcomeOf(source.id, clock.now);
  const articles = () => db().select().from(article).orderBy(article.articleId);
  const history = () => db().select().from(changeHistory).orderBy(changeHistory.chgHstryId);
  beforeEach(() =>
    inDatabase(async () => {
      for (const table of [feedVisit, feedReread, clusterWaiting, changeHistory, article, mediaFeed])
        await db().delete(table);
      await run(sql`delete from source_answer`);
      clock.now = new Date('2026-11-29T12:00:00Z');
      source.site += 1;
      press.serve('/robots.txt', (_request, answer) => void answer.writeHead(404).end());
      press.serve('/museum', page);
      const made = await createSource(press.url('feeds', '/feed'), { regDt: clock.now, clctIntrvl: 10_000 });
      source.id = made.mediaFeedId;
    }),
  );
  return { press, clock, collector, source, entry, visit, reread, outcome, articles, history };
};
