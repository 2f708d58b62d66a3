// On both engines: the whole process of collecting.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { article, feedVisit, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { createSource } from '../../../../../tests/helpers/factories.ts';
import { document, feedServer, rss } from '../../../../../tests/helpers/feedServer.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articleStore } from '../collect/articleStore.ts';
import { trySource } from './trySource.ts';
import { type VisitTools, visitSource } from './visitSource.ts';

await testDatabase();
const outlets = await feedServer();
const now = new Date('2026-11-20T00:00:00Z');

const toolsWith = (storeItems: VisitTools['articles']['storeItems']): VisitTools => ({
  visitor: { ...outlets.ways, publicUrl: 'https://press.example.kr' },
  articles: { ...articleStore(), storeItems },
  now: () => now,
  random: () => 0.5,
  onStored: async () => {},
});

const oneItem = (path: string): string =>
  rss([{ title: '박물관이 새 전시를 연다', link: `https://paper.example${path}` }]);

const register = async (path: string, feed = oneItem(path)): Promise<number> => {
  outlets.serve(path, document(feed));
  return (await createSource(outlets.url('paper', path))).mediaFeedId;
};
const outcome = async (mediaFeedId: number) => ({
  source: (await db().select().from(mediaFeed).where(eq(mediaFeed.mediaFeedId, mediaFeedId)))[0],
  visits: await db().select().from(feedVisit).where(eq(feedVisit.mediaFeedId, mediaFeedId)),
});

const well = toolsWith(articleStore().storeItems);
const visited = (mediaFeedId: number, id: string) =>
  visitSource({ mediaFeedId, byHand: true }, { id, isLastTry: true }, well);

it('a source whose every item is refused is broken, and says why', () =>
  inDatabase(async () => {
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
  }));

it('what a source says of its document is remembered also where the document is the same', () =>
  inDatabase(async () => {
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
  }));

describe('a visit whose articles cannot be stored', () => {
  const broken = toolsWith(() => Promise.reject(new Error('no space left on device')));

  it('is retried, then failed, and says that the source is not at fault', () =>
    inDatabase(async () => {
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
    }));

  it('because the process ends is nobody’s failure', () =>
    inDatabase(async () => {
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
    }));
});

it('a source with more new and corrected articles in a day than any outlet has is refused further ones, and says so', () =>
  inDatabase(async () => {
    const mediaFeedId = await register('/flood');
    const earlier = (hours: number, newCnt: number, crctCnt = 0) => ({
      mediaFeedId,
      jobId: `flood ${hours}`,
      bgngDt: new Date(now.getTime() - hours * 3_600_000),
      rsltCd: 'collected' as const,
      newCnt,
      crctCnt,
    });
    const result = async (id: string) => {
      await visited(mediaFeedId, id);
      const { source, visits } = await outcome(mediaFeedId);
      return [source?.errCn ?? null, visits.find(({ jobId }) => jobId === id)?.newCnt];
    };
    await db()
      .insert(feedVisit)
      .values([earlier(2, 1_000, 2_000), earlier(1, 1_000, 1_000)]);
    expect(await result('flood')).toEqual([expect.stringContaining('하루 5,000건을 넘어'), 0]);
    await db()
      .update(feedVisit)
      .set({ bgngDt: earlier(25, 0).bgngDt })
      .where(eq(feedVisit.jobId, 'flood 2'));
    expect(await result('after the flood')).toEqual([null, 1]);
  }));

it('a repeated visit counts what an earlier try has stored as new', () =>
  inDatabase(async () => {
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
  }));

describe('a feed made to hold up the server', () => {
  const many = (count: number, piece: (n: number) => string): string =>
    Array.from({ length: count }, (_, n) => piece(n)).join('');
  const channel = (items: string): string => `<rss version="2.0"><channel>${items}</channel></rss>`;
  const item = (attributes: string, inside: string): string =>
    `<item${attributes}><title>제목</title><link>https://paper.example/a</link>${inside}</item>`;
  const html = '&lt;p&gt;&lt;a href="/a"&gt;본문&lt;/a&gt;&lt;/p&gt;'.repeat(150);
  /** The document, and the fault it is told; undefined where its items are read. */
  const feeds: Record<string, [feed: string, fault: string | undefined]> = {
    'attributes of one item': [
      channel(
        item(
          many(300_000, (n) => ` a${n}="1"`),
          '',
        ),
      ),
      '속성',
    ],
    'elements of one item': [
      channel(
        item(
          '',
          many(300_000, (n) => `<c${n}/>`),
        ),
      ),
      '태그',
    ],
    'namespaces of the document': [
      `<rss version="2.0"${many(100_000, (n) => ` xmlns:n${n}="urn:n${n}"`)}><channel>${item('', '')}</channel></rss>`,
      '깨져',
    ],
    'markup in every item': [
      channel(
        many(
          300,
          (n) =>
            `<item><title>${n}</title><link>https://paper.example/${n}</link><description>${html}</description></item>`,
        ),
      ),
      undefined,
    ],
    'dates without end': [
      channel(
        many(
          500,
          (n) =>
            `<item><title>${n}</title><link>https://paper.example/${n}</link><pubDate>${'Mon, 01 '.repeat(1_200)}</pubDate></item>`,
        ),
      ),
      undefined,
    ],
    'articles as long as may be': [
      channel(
        many(
          20,
          (n) =>
            `<item><title>${n}</title><link>https://paper.example/${n}</link><description>${many(22_000, (word) => `낱말${word} `).slice(0, 199_000)}</description></item>`,
        ),
      ),
      undefined,
    ],
    'a page of links': [`<!doctype html>${'<link rel="alternate" href="/a">'.repeat(150_000)}`, '웹 페이지'],
  };

  it.each(Object.entries(feeds))(
    'by %s delays nobody, and its source shows the fault',
    (name, [feed, fault]) =>
      inDatabase(async () => {
        let mediaFeedId = 0;
        const longest = await blockedFor(100, async (run) => {
          const path = `/hostile/${Object.keys(feeds).indexOf(name)}/${run}`;
          mediaFeedId = await register(path, feed);
          await visitSource(
            { mediaFeedId },
            { id: path, isLastTry: true },
            toolsWith(articleStore().storeItems),
          );
          const { message } = await trySource(
            { feedUrl: outlets.url('paper', path) },
            { ...outlets.ways, publicUrl: 'https://press.example.kr' },
            now,
          );
          if (fault) expect(message).toContain(fault);
        });
        const { source } = await outcome(mediaFeedId);
        expect(source).toMatchObject({ errCn: fault ? (expect.stringContaining(fault) as string) : null });
        expect(longest).toBeLessThanOrEqual(100);
      }),
  );
});

describe('the rule of a source', () => {
  const feed = (...titles: string[]): string =>
    rss(titles.map((title, at) => ({ title, link: `https://paper.example/rule/${at}/${title.length}` })));
  const storedOf = async (mediaId: number | null) =>
    (
      await db()
        .select()
        .from(article)
        .where(eq(article.mediaId, mediaId ?? 0))
        .orderBy(article.lclanTtl)
    ).map(({ lclanTtl }) => lclanTtl);
  const rule = '제목:(한복 OR K-pop), 국가:일본, -광고';

  it('decides what is collected, in the query language, with other spellings and what is known of the outlet', () =>
    inDatabase(async () => {
      const titles = ['한복 전시가 열린다', 'KPOP stars on tour', '한복 광고 특집', '경기 결과'];
      outlets.serve('/rule', document(feed(...titles)));
      const { mediaFeedId, mediaId } = await createSource(outlets.url('paper', '/rule'), { clctCndCn: rule });
      await visited(mediaFeedId, 'rule');
      expect(await storedOf(mediaId)).toEqual(['KPOP stars on tour', '한복 전시가 열린다']);
      const finding = expect.stringContaining('수집 조건에 맞지 않아 제외했습니다. (2건)') as string;
      expect(await outcome(mediaFeedId)).toMatchObject({
        source: { errCn: null, failCnt: 0 },
        visits: [{ rsltCd: 'collected', itemCnt: 4, leftOutCnt: 2, fndngCn: finding }],
      });
      // a source of which nothing meets the rule is well, and what was collected is corrected still
      outlets.serve('/rule', document(feed('한복 전시가 닫힌다', '다른 소식')));
      await visited(mediaFeedId, 'again');
      expect(await storedOf(mediaId)).toEqual(['KPOP stars on tour', '한복 전시가 닫힌다']);
      outlets.serve('/rule', document(feed('아무 소식')));
      await visited(mediaFeedId, 'none');
      expect((await outcome(mediaFeedId)).source).toMatchObject({ clctSttsCd: 'normal', errCn: null });
    }));

  it('that can no longer be read fails the visit and says where', () =>
    inDatabase(async () => {
      outlets.serve('/unread', document(feed('한복 전시가 열린다')));
      const { mediaFeedId } = await createSource(outlets.url('paper', '/unread'), {
        clctCndCn: '한복 매체:없는신문',
      });
      await visited(mediaFeedId, 'unread');
      expect((await outcome(mediaFeedId)).source).toMatchObject({
        clctSttsCd: 'broken',
        errCn: expect.stringMatching(/^수집 조건을 읽을 수 없습니다\. .* – 7번째 글자/) as string,
      });
    }));
});
