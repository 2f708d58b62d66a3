// On both engines: the whole process of collecting.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { article, feedVisit, media, mediaFeed } from '#generated/tables/index.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { document, feedServer, rss } from '../../../../../tests/helpers/feedServer.ts';
import { testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articleStore } from '../collect/articleStore.ts';
import { type VisitTools, visitSource } from './visitSource.ts';

const database = await testDatabase();
const outlets = await feedServer();
const bound = (work: () => Promise<void>) => () => withDatabase(database, work);
const now = new Date('2026-11-20T00:00:00Z');

const toolsWith = (storeItems: VisitTools['articles']['storeItems']): VisitTools => ({
  visitor: { ...outlets.ways, publicUrl: 'https://press.example.kr' },
  articles: { ...articleStore(), storeItems },
  now: () => now,
  random: () => 0.5,
  onStored: async () => {},
});

const register = async (path: string): Promise<number> => {
  outlets.serve(
    path,
    document(rss([{ title: '박물관이 새 전시를 연다', link: `https://paper.example${path}` }])),
  );
  const [outlet] = await db().insert(media).values({ mediaKornNm: '시험신문' }).returning();
  const feedUrl = outlets.url('paper', path);
  const [row] = await db()
    .insert(mediaFeed)
    .values({ mediaId: outlet?.mediaId ?? 0, feedUrl, canonicalUrl: feedUrl })
    .returning();
  return row?.mediaFeedId ?? 0;
};
const outcome = async (mediaFeedId: number) => ({
  source: (await db().select().from(mediaFeed).where(eq(mediaFeed.mediaFeedId, mediaFeedId)))[0],
  visits: await db().select().from(feedVisit).where(eq(feedVisit.mediaFeedId, mediaFeedId)),
});

const well = toolsWith(articleStore().storeItems);
const visited = (mediaFeedId: number, id: string) =>
  visitSource({ mediaFeedId, byHand: true }, { id, isLastTry: true }, well);

it(
  'a source whose every item is refused is broken, and says why',
  bound(async () => {
    const mediaFeedId = await register('/refused');
    outlets.serve(
      '/refused',
      document(
        rss([
          { title: '하나', link: 'mailto:c@d.kr' },
          { title: '둘', link: 'mailto:a@b.kr' },
        ]),
      ),
    );
    await visited(mediaFeedId, 'refused');
    expect(await outcome(mediaFeedId)).toMatchObject({
      source: {
        clctSttsCd: 'broken',
        errCn: expect.stringMatching(/^글 2건 가운데 모을 수 있는 것이 없습니다\. ./) as string,
      },
      visits: [{ rsltCd: 'failed', itemCnt: 2, leftOutCnt: 2, fndngCn: expect.any(String) as string }],
    });
  }),
);

it(
  'what a source says of its document is remembered also where the document is the same',
  bound(async () => {
    const mediaFeedId = await register('/same');
    const said = (etag: string) =>
      outlets.serve('/same', (_request, answer) => {
        answer.writeHead(200, { 'content-type': 'application/rss+xml', etag });
        answer.end(rss([{ title: '박물관이 새 전시를 연다', link: 'https://paper.example/same' }]));
      });
    for (const etag of ['"one"', '"two"']) {
      said(etag);
      await visited(mediaFeedId, etag);
      expect((await outcome(mediaFeedId)).source?.etag).toBe(etag);
    }
    expect((await outcome(mediaFeedId)).visits.map(({ rsltCd }) => rsltCd)).toEqual([
      'collected',
      'unchanged',
    ]);
  }),
);

describe('a visit whose articles cannot be stored', () => {
  const broken = toolsWith(() => Promise.reject(new Error('no space left on device')));

  it(
    'goes on until its last try, then has failed, and says that it was not the source’s fault',
    bound(async () => {
      const mediaFeedId = await register('/unstored');
      const attempt = (isLastTry: boolean) =>
        visitSource({ mediaFeedId }, { id: 'unstored', isLastTry }, broken);
      await expect(attempt(false)).rejects.toThrow('no space');
      expect(await outcome(mediaFeedId)).toMatchObject({
        source: { failCnt: 0, errCn: null },
        visits: [{ rsltCd: 'running' }],
      });
      await expect(attempt(true)).rejects.toThrow('no space');
      const errCn = expect.stringContaining('기사를 저장하지 못해') as string;
      expect(await outcome(mediaFeedId)).toMatchObject({
        source: { failCnt: 1, errCn, bodyHash: null, nextClctDt: new Date(now.getTime() + 3_600_000) },
        visits: [{ rsltCd: 'failed', errCn }],
      });
    }),
  );

  it(
    'because the process ends is nobody’s failure',
    bound(async () => {
      const mediaFeedId = await register('/ending');
      const ending = new AbortController();
      const tools = toolsWith(() => {
        ending.abort();
        return Promise.resolve([]);
      });
      const job = { id: 'ending', isLastTry: true, signal: ending.signal };
      await expect(visitSource({ mediaFeedId }, job, tools)).rejects.toThrow();
      expect(await outcome(mediaFeedId)).toMatchObject({
        source: { failCnt: 0, errCn: null },
        visits: [{ rsltCd: 'running' }],
      });
    }),
  );
});

it(
  'counts what an earlier try has stored as new',
  bound(async () => {
    const mediaFeedId = await register('/killed');
    const store = articleStore();
    const killed = toolsWith(async (...items) => {
      await store.storeItems(...items);
      throw new Error('killed');
    });
    const attempt = (tools: VisitTools) =>
      visitSource({ mediaFeedId }, { id: 'killed', isLastTry: false }, tools);
    await expect(attempt(killed)).rejects.toThrow('killed');
    await attempt(toolsWith(store.storeItems));
    expect(await outcome(mediaFeedId)).toMatchObject({
      source: { lastNewDt: now },
      visits: [{ rsltCd: 'collected', newCnt: 1, knownCnt: 0 }],
    });
    expect(
      await db()
        .select()
        .from(article)
        .where(eq(article.srcNm, `feed:${mediaFeedId}`)),
    ).toHaveLength(1);
  }),
);
