import { like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { article, mediaFeed } from '#generated/tables/index.ts';
import type { MediaFeed } from '#generated/types/mediaFeed.ts';
import type { TriedSource } from '#generated/types/mediaFeedCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { eventually } from '../helpers/eventually.ts';
import { feedServer } from '../helpers/feedServer.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({ variables: { DEMO: '1', DEMO_FEED: '1' } });
const admin = await signedIn(app, 'admin');
const stranger = await feedServer();
const sources = () => inDatabase(async () => db().select().from(mediaFeed).orderBy(mediaFeed.mediaFeedId));
const failing = 'http://www.rideaupost.example/feed.xml';

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => {
    if ((await sources()).length < 12) throw new Error('The press has not been registered yet.');
  });
  const mediaFeedId = (await sources()).map((source) => source.mediaFeedId);
  await admin.call({ method: 'POST', url: '/api/mediafeed-run', payload: { mediaFeedId } });
  await eventually(async () => {
    const visited = (await sources()).filter(({ lastClctDt }) => lastClctDt).length;
    if (visited < 12) throw new Error(`Only ${visited} sources have been visited.`);
  });
});

it('the demo press is collected: articles in eight languages from all outlets but one', async () => {
  const found = await inDatabase(async () =>
    db()
      .select({ lanCd: article.lanCd, outlets: sql<number>`count(distinct ${article.mediaId})::int` })
      .from(article)
      .groupBy(article.lanCd),
  );
  expect(new Set(found.map(({ lanCd }) => lanCd))).toEqual(
    new Set(['de', 'en', 'es', 'fr', 'ja', 'ko', 'vi', 'zh-CN']),
  );
  expect((await sources()).filter(({ clctSttsCd }) => clctSttsCd === 'normal').length).toBe(11);
});

it('the demo press shows the outlet with a broken server as failing', async () => {
  const { body } = (await admin.get('/mediafeed-list', { clctSttsCd: 'broken' })) as Answer<{
    data: MediaFeed[];
  }>;
  expect(body.data.map(({ feedUrl }) => feedUrl)).toEqual([failing]);
  // a visit may have been due before the requested one
  expect(body.data[0]?.failCnt).toBeGreaterThan(0);
  expect(body.data[0]?.errCn).toContain('503');
});

it('the demo press repeats articles of one outlet in another as near-duplicates', async () => {
  const [copy] = await inDatabase(async () =>
    db()
      .select({ articleId: article.articleId, lclanTtl: article.lclanTtl })
      .from(article)
      .where(like(article.url, 'https://www.lioncitywire.example/%'))
      .limit(1),
  );
  const { body } = (await admin.get('/article-detail', { articleId: copy?.articleId })) as Answer<{
    data: { nearDuplicates: { items: { lclanTtl: string; mediaNm: string }[] } };
  }>;
  const [original] = body.data.nearDuplicates.items;
  expect(original).toMatchObject({ lclanTtl: copy?.lclanTtl });
  expect(['허드슨 레저', '템스 쿠리어']).toContain(original?.mediaNm);
});

it('the demo press accepts trials of its sources, and of no others on this machine', async () => {
  stranger.serve('/feed.xml', (_request, answer) => answer.writeHead(200).end('never'));
  const { port } = new URL(stranger.url('x', '/'));
  const attempt = async (feedUrl: string) =>
    (await admin.call({
      method: 'POST',
      url: '/api/mediafeed-test',
      payload: { feedUrl },
    })) as Answer<{ data?: TriedSource }>;
  const tried = await attempt('http://www.toto-bunka.example/feed.xml');
  expect(tried.body.data).toMatchObject({
    feedTtl: '東都文化新聞 – 文化',
    message: expect.stringContaining('이미'),
  });
  for (const address of [
    `http://127.0.0.1:${port}/feed.xml`,
    `http://localhost:${port}/feed.xml`,
    `http://www.toto-bunka.example:${port}/feed.xml`,
    `https://www.toto-bunka.example/feed.xml`,
    'http://toto-bunka.example/feed.xml',
  ]) {
    const { body } = await attempt(address);
    expect([address, body.data?.feedTtl ?? null]).toEqual([address, null]);
  }
  expect(stranger.asked).toEqual([]);
});
