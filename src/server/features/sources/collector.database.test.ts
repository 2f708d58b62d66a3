import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeKinds } from '#contract/notices.ts';
import {
  article,
  articleCluster,
  clusterArticle,
  clusterWaiting,
  feedVisit,
  media,
  mediaFeed,
  notification,
} from '#generated/tables/index.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { document, feedServer, rss } from '../../../../tests/helpers/feedServer.ts';
import { testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { outletAddress } from '../media/outletAddress.ts';
import { type Collector, startCollector } from './collector.ts';

const database = await testDatabase();
const outlets = await feedServer();
const bound = (work: () => Promise<void>) => () => withDatabase(database, work);

const minute = 60_000;
let clock = new Date('2026-11-20T00:00:00Z');
const passes = (minutes: number): void => {
  clock = new Date(clock.getTime() + minutes * minute);
};

const warnings: string[] = [];
const collector: Collector = await startCollector(database, {
  visitor: { ...outlets.ways, publicUrl: 'https://press.example.kr', patience: 5_000 },
  log: { info: () => {}, warn: (...said: unknown[]) => void warnings.push(JSON.stringify(said)) },
  now: () => clock,
  random: () => 0.5,
  lookEvery: 0,
});
afterAll(() => collector.close());

/** Answers that a path holds back until they are called. */
const held = (path: string): (() => void)[] => {
  const open: (() => void)[] = [];
  outlets.serve(path, (_q, a) => void open.push(() => a.writeHead(200, { etag: '"held"' }).end(rss(three))));
  return open;
};

/** One look at what is due, and all visits that come of it. */
const round = async (): Promise<void> => {
  await collector.look();
  await collector.idle();
};

const register = async (
  feedUrl: string,
  more: Partial<typeof mediaFeed.$inferInsert> = {},
): Promise<number> => {
  const [outlet] = await db()
    .insert(media)
    .values({ mediaKornNm: '시험신문', ntnId: 'KR' })
    .returning({ mediaId: media.mediaId });
  const [row] = await db()
    .insert(mediaFeed)
    .values({
      mediaId: outlet?.mediaId ?? 0,
      feedUrl,
      canonicalUrl: outletAddress(feedUrl) ?? feedUrl,
      regDt: clock,
      ...more,
    })
    .returning({ mediaFeedId: mediaFeed.mediaFeedId });
  return row?.mediaFeedId ?? 0;
};

const source = async (mediaFeedId: number) => {
  const [row] = await db().select().from(mediaFeed).where(eq(mediaFeed.mediaFeedId, mediaFeedId));
  if (!row) throw new Error('no such source');
  return row;
};
const visits = (mediaFeedId: number) =>
  db().select().from(feedVisit).where(eq(feedVisit.mediaFeedId, mediaFeedId)).orderBy(feedVisit.feedVisitId);
const titles = async () =>
  (await db().select({ ttl: article.lclanTtl }).from(article).orderBy(article.articleId)).map(
    ({ ttl }) => ttl,
  );

beforeEach(
  bound(async () => {
    await db().delete(feedVisit);
    await db().delete(clusterWaiting);
    await db().delete(clusterArticle);
    await db().delete(article);
    await db().delete(mediaFeed);
    await db().delete(media);
    outlets.asked.length = 0;
    warnings.length = 0;
  }),
);

const three = [
  {
    title: '박물관이 새 전시를 연다',
    link: 'https://paper.example/1',
    date: 'Thu, 19 Nov 2026 10:00:00 GMT',
  },
  { title: '영화제가 막을 올린다', link: 'https://paper.example/2', date: 'Thu, 19 Nov 2026 11:00:00 GMT' },
  { title: '', link: 'https://paper.example/3' },
];

describe('a source', () => {
  it(
    'is visited when it is due; what is new is stored as its outlet’s, and the visit says what came and what did not',
    bound(async () => {
      outlets.serve('/feed', document(rss(three)));
      const id = await register(outlets.url('one', '/feed'), { payYn: 'Y' });
      await round();
      expect(await titles()).toEqual(['박물관이 새 전시를 연다', '영화제가 막을 올린다']);
      const [stored] = await db().select().from(article);
      const { mediaId, ...state } = await source(id);
      expect(stored).toMatchObject({ mediaId, ntnId: 'KR', payYn: 'Y', srcNm: `feed:${id}`, lanCd: 'ko' });
      expect(state).toMatchObject({
        clctSttsCd: 'normal',
        feedTtl: '시험신문',
        failCnt: 0,
        lastScsDt: clock,
        lastNewDt: clock,
        nextClctDt: new Date(clock.getTime() + 60 * minute),
      });
      const [visit] = await visits(id);
      expect(visit).toMatchObject({
        rsltCd: 'collected',
        trgrCd: 'schedule',
        itemCnt: 3,
        newCnt: 2,
        knownCnt: 0,
        leftOutCnt: 1,
        httpStts: 200,
        errCn: null,
      });
      expect(visit?.fndngCn).toContain('제목이 없어 제외했습니다. (1건)');
      expect(warnings).toEqual([]);
    }),
  );

  it(
    'whose document breaks off before its first item has failed, and says so',
    bound(async () => {
      outlets.serve('/torn', document('<?xml version="1.0"?><rss version="2.0"><channel><title>Broken</tit'));
      const id = await register(outlets.url('one', '/torn'));
      await round();
      expect(await source(id)).toMatchObject({
        clctSttsCd: 'broken',
        failCnt: 1,
        errCn: '문서가 중간에 끊겨 글을 하나도 읽지 못했습니다.',
      });
    }),
  );

  it(
    'that declares another language than it writes in is told of, and its articles have the language they are in',
    bound(async () => {
      const korean = (n: number) => ({
        title: `국립박물관이 ${n}번째 특별전을 열고 관람객을 맞이한다`,
        link: `https://paper.example/drift/${n}`,
        summary: '조선 시대의 도자기와 그림을 한자리에 모아 내년 봄까지 무료로 보여 줄 예정이라고 밝혔다.',
      });
      outlets.serve('/drift', document(rss([korean(1), korean(2)], { language: 'en-US' })));
      const id = await register(outlets.url('one', '/drift'));
      await round();
      expect((await source(id)).lanDrftCn).toBe(
        '피드는 언어를 영어(미국)라고 밝히지만 글은 한국어로 보입니다. 기사는 한국어로 저장합니다.',
      );
      expect(new Set((await db().select().from(article)).map(({ lanCd }) => lanCd))).toEqual(new Set(['ko']));

      outlets.serve('/drift', document(rss([korean(3)], { language: 'ko' })));
      passes(60);
      await round();
      expect((await source(id)).lanDrftCn).toBeNull();
    }),
  );

  it(
    'is left alone before its time, then asked only for what has changed',
    bound(async () => {
      let body = rss(three);
      outlets.serve('/polite', (request, answer) => {
        const etag = `"${body.length}"`;
        if (request.headers['if-none-match'] === etag) answer.writeHead(304).end();
        else answer.writeHead(200, { etag, 'content-type': 'application/rss+xml' }).end(body);
      });
      const id = await register(outlets.url('two', '/polite'));
      await round();
      passes(59);
      await round();
      expect(outlets.asked).toHaveLength(1);
      passes(1);
      await round();
      expect((await visits(id)).map(({ rsltCd }) => rsltCd)).toEqual(['collected', 'unchanged']);
      body = rss([{ title: '새 소식', link: 'https://paper.example/9' }, ...three]);
      passes(60);
      await round();
      const [, , last] = await visits(id);
      expect(last).toMatchObject({ rsltCd: 'collected', newCnt: 1, knownCnt: 2, leftOutCnt: 1 });
      expect(outlets.asked[0]?.headers).toMatchObject({
        'user-agent': 'world-culture-press (+https://press.example.kr)',
        'accept-encoding': 'gzip, deflate, br',
      });
    }),
  );

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('may answer in %s', (encoding, packed) =>
    bound(async () => {
      outlets.serve('/packed', document(packed(rss(three)), { 'content-encoding': encoding }));
      await register(outlets.url('three', '/packed'));
      await round();
      expect(await titles()).toHaveLength(2);
    })(),
  );

  const failures: [
    what: string,
    path: string,
    answer: Parameters<typeof outlets.serve>[1],
    sentence: string,
  ][] = [
    ['is not there', '/404', (_q, a) => void a.writeHead(404).end(), '피드가 그 주소에 없습니다'],
    ['breaks', '/500', (_q, a) => void a.writeHead(500).end(), '매체의 서버에 문제가 있습니다. (응답 500)'],
    ['hangs up', '/reset', (q) => void q.socket.destroy(), '연결이 끊겼거나'],
    ['says nothing', '/silent', () => {}, '정해진 시간 안에 답하지 않았습니다.'],
    [
      'speaks too slowly',
      '/slow',
      (_q, a) => {
        a.writeHead(200, { 'content-type': 'application/rss+xml' });
        const drip = setInterval(() => a.write(' '), 100);
        a.on('close', () => clearInterval(drip));
      },
      '정해진 시간 안에 답하지 않았습니다.',
    ],
    [
      'is a page',
      '/page',
      document('<!doctype html><title>집</title><p>안녕'),
      '피드가 아니라 웹 페이지입니다.',
    ],
    [
      'leads inside',
      '/inside',
      (_q, a) => void a.writeHead(302, { location: 'http://10.0.0.7/feed' }).end(),
      '내부망으로 이어지는 주소라서',
    ],
    [
      'leads round and round',
      '/round',
      (_q, a) => void a.writeHead(302, { location: '/round' }).end(),
      '주소가 계속 다른 곳으로 넘어가',
    ],
    [
      'is packed badly',
      '/torn',
      document(gzipSync(rss(three)).subarray(0, 40), { 'content-encoding': 'gzip' }),
      '압축된 응답을 풀 수 없습니다.',
    ],
    [
      'is a bomb of entities alone',
      '/bomb',
      document(`<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'b'.repeat(1000)}">]><r>&a;</r>`),
      'RSS·Atom·JSON Feed가 아닙니다.',
    ],
  ];
  it.each(failures)('that %s counts a failure and says why', (_what, path, answer, sentence) =>
    bound(async () => {
      outlets.serve(path, answer);
      const id = await register(outlets.url('bad', path));
      await round();
      const [visit] = await visits(id);
      expect(visit).toMatchObject({ rsltCd: 'failed', newCnt: 0 });
      expect(visit?.errCn).toContain(sentence);
      expect(await source(id)).toMatchObject({ failCnt: 1, errCn: visit?.errCn, lastScsDt: null });
    })(),
  );

  it(
    'without a name to find says so',
    bound(async () => {
      const id = await register('http://gone.invalid/feed');
      await round();
      expect((await source(id)).errCn).toBe('그런 이름의 서버를 찾을 수 없습니다. 주소를 확인해 주세요.');
    }),
  );

  it(
    'that fails again and again is visited ever more rarely, is broken from the third time, and recovers',
    bound(async () => {
      outlets.serve('/ill', (_q, a) => void a.writeHead(503).end());
      const id = await register(outlets.url('ill', '/ill'), { lastScsDt: clock, lastNewDt: clock });
      const pauses: number[] = [];
      const states: string[] = [];
      for (let visit = 0; visit < 7; visit += 1) {
        await round();
        const { nextClctDt, clctSttsCd } = await source(id);
        pauses.push(((nextClctDt?.getTime() ?? 0) - clock.getTime()) / minute);
        states.push(clctSttsCd);
        clock = nextClctDt ?? clock;
      }
      expect(pauses).toEqual([60, 120, 240, 480, 960, 1440, 1440]);
      expect(states).toEqual(['normal', 'normal', 'broken', 'broken', 'broken', 'broken', 'broken']);
      outlets.serve('/ill', document(rss(three)));
      await round();
      expect(await source(id)).toMatchObject({ clctSttsCd: 'normal', failCnt: 0, errCn: null });
    }),
  );

  it(
    'that asks to be left alone is',
    bound(async () => {
      outlets.serve('/busy', (_q, a) => void a.writeHead(429, { 'retry-after': '7200' }).end());
      const id = await register(outlets.url('busy', '/busy'));
      await round();
      expect((await source(id)).nextClctDt).toEqual(new Date(clock.getTime() + 120 * minute));
      passes(119);
      await round();
      expect(outlets.asked).toHaveLength(1);
    }),
  );

  it(
    'that is gone for good is put to rest',
    bound(async () => {
      outlets.serve('/gone', (_q, a) => void a.writeHead(410).end());
      const id = await register(outlets.url('gone', '/gone'));
      await round();
      expect(await source(id)).toMatchObject({ useYn: 'N', clctSttsCd: 'gone' });
      passes(10_000);
      await round();
      expect(outlets.asked).toHaveLength(1);
    }),
  );

  it(
    'that has moved for good says where to',
    bound(async () => {
      outlets.serve('/old', (_q, a) => void a.writeHead(301, { location: '/new' }).end());
      outlets.serve('/new', document(rss(three)));
      const id = await register(outlets.url('moved', '/old'));
      await round();
      expect((await source(id)).movedUrl).toBe(outlets.url('moved', '/new'));
    }),
  );

  it(
    'at rest is visited only when somebody asks for it',
    bound(async () => {
      outlets.serve('/rest', document(rss(three)));
      const id = await register(outlets.url('rest', '/rest'), { useYn: 'N', clctSttsCd: 'paused' });
      await round();
      expect(outlets.asked).toHaveLength(0);
      await db().update(mediaFeed).set({ askdYn: 'Y' }).where(eq(mediaFeed.mediaFeedId, id));
      await round();
      await round();
      expect(outlets.asked).toHaveLength(1);
      expect(await visits(id)).toMatchObject([{ trgrCd: 'byHand', newCnt: 2 }]);
      expect(await source(id)).toMatchObject({ useYn: 'N', clctSttsCd: 'paused', askdYn: 'N' });
    }),
  );

  it(
    'at rest is visited on demand also while a visit of before the rest still waits in the queue',
    bound(async () => {
      const open = held('/before');
      outlets.serve('/behind', document(rss(three)));
      await register(outlets.url('queue', '/before'));
      await collector.look();
      await expect.poll(() => open.length, { timeout: 5_000 }).toBe(1);
      const id = await register(outlets.url('queue', '/behind'));
      await collector.look();
      await db().update(mediaFeed).set({ useYn: 'N', askdYn: 'Y' }).where(eq(mediaFeed.mediaFeedId, id));
      await collector.look();
      open[0]?.();
      await collector.idle();
      expect(await visits(id)).toMatchObject([{ trgrCd: 'byHand', rsltCd: 'collected' }]);
      expect(await source(id)).toMatchObject({ useYn: 'N', askdYn: 'N' });
    }),
  );

  it(
    'that is asked for during its visit is visited once more',
    bound(async () => {
      const open = held('/again');
      const id = await register(outlets.url('again', '/again'));
      await collector.look();
      await expect.poll(() => open.length, { timeout: 5_000 }).toBe(1);
      await db().update(mediaFeed).set({ askdYn: 'Y' });
      await collector.look();
      open[0]?.();
      await collector.idle();
      await collector.look();
      await expect.poll(() => open.length, { timeout: 5_000 }).toBe(2);
      open[1]?.();
      await collector.idle();
      expect(await visits(id)).toMatchObject([{ trgrCd: 'schedule' }, { trgrCd: 'byHand' }]);
    }),
  );

  it(
    'of a deleted outlet is not visited',
    bound(async () => {
      outlets.serve('/orphan', document(rss(three)));
      await register(outlets.url('orphan', '/orphan'));
      await db().update(media).set({ delYn: 'Y' });
      await round();
      expect(outlets.asked).toHaveLength(0);
    }),
  );

  it(
    'whose outlet was merged gives its articles to the one that was kept',
    bound(async () => {
      outlets.serve('/merged', document(rss(three)));
      await register(outlets.url('merged', '/merged'));
      const [kept] = await db().insert(media).values({ mediaKornNm: '남은신문' }).returning();
      await db()
        .update(media)
        .set({ mrgTrgtMediaId: kept?.mediaId })
        .where(sql`${media.mediaId} <> ${kept?.mediaId}`);
      await round();
      const stored = await db().select({ mediaId: article.mediaId }).from(article);
      expect(stored.map(({ mediaId }) => mediaId)).toEqual([kept?.mediaId, kept?.mediaId]);
    }),
  );
});

describe('a source is late', () => {
  /** Minutes of looking every five, so that the collector has seen enough of its sources to judge them. */
  const watch = async (minutes: number): Promise<void> => {
    for (let passed = 0; passed < minutes; passed += 5) {
      passes(5);
      await collector.look();
    }
  };
  const due = (minutesAgo: number, more: object = {}) => ({
    clctSttsCd: 'normal' as const,
    lastClctDt: new Date(clock.getTime() - (minutesAgo + 60) * minute),
    lastScsDt: new Date(clock.getTime() - (minutesAgo + 60) * minute),
    dueDt: new Date(clock.getTime() - minutesAgo * minute),
    // it was put into the queue again and again
    nextClctDt: new Date('2099-01-01'),
    ...more,
  });
  const stateOf = async (id: number) => (await source(id)).clctSttsCd;

  it(
    'when its visit has been due for longer than its interval and a quarter of an hour',
    bound(async () => {
      const [late, soon] = [
        await register(outlets.url('late', '/late'), due(55)),
        await register(outlets.url('soon', '/late'), due(45)),
      ];
      await watch(25);
      expect([await stateOf(late), await stateOf(soon)]).toEqual(['late', 'normal']);
    }),
  );

  it(
    'and is not when it was registered long ago and has just been taken up',
    bound(async () => {
      await watch(25);
      const open = held('/up');
      const id = await register(outlets.url('up', '/up'), {
        clctSttsCd: 'waiting',
        regDt: new Date('2020-01-01'),
        lastClctDt: new Date('2025-01-01'),
        nextClctDt: clock,
        dueDt: clock,
      });
      await watch(5);
      expect(await stateOf(id)).toBe('waiting');
      await expect.poll(() => open.length, { timeout: 5_000 }).toBe(1);
      open[0]?.();
      await collector.idle();
    }),
  );

  it(
    'and is not when its server asked to be left alone for long',
    bound(async () => {
      outlets.serve('/leave', (_q, a) => void a.writeHead(429, { 'retry-after': '36000' }).end());
      const id = await register(outlets.url('leave', '/leave'), { lastScsDt: clock, lastNewDt: clock });
      await round();
      await watch(200);
      expect([outlets.asked.length, await stateOf(id)]).toEqual([1, 'normal']);
    }),
  );

  it(
    'and is not because the collector itself was away overnight, unless its visit does not come then either',
    bound(async () => {
      const id = await register(outlets.url('night', '/night'), due(0));
      passes(600);
      await watch(15);
      expect(await stateOf(id)).toBe('normal');
      await watch(10);
      expect(await stateOf(id)).toBe('late');
    }),
  );

  it(
    'and is not when its outlet was deleted',
    bound(async () => {
      const id = await register(outlets.url('orphan', '/late'), due(600));
      await db().update(media).set({ delYn: 'Y' });
      await watch(30);
      expect(await stateOf(id)).toBe('normal');
    }),
  );
});

describe('what people decide during a visit stays:', () => {
  const during = async (change: Partial<typeof mediaFeed.$inferInsert>, more: object = {}) => {
    const open = held('/during');
    const id = await register(outlets.url('during', '/during'), more);
    await collector.look();
    await expect.poll(() => open.length, { timeout: 5_000 }).toBe(1);
    await db().update(mediaFeed).set(change).where(eq(mediaFeed.mediaFeedId, id));
    open[0]?.();
    await collector.idle();
    expect(await visits(id)).toMatchObject([{ rsltCd: 'collected', newCnt: 2 }]);
    return source(id);
  };

  it(
    'a pause',
    bound(async () => {
      const next = new Date(clock.getTime() + 5 * minute);
      const after = await during({ useYn: 'N', clctSttsCd: 'paused', nextClctDt: next });
      expect(after).toMatchObject({ useYn: 'N', clctSttsCd: 'paused', nextClctDt: next, lastScsDt: clock });
    }),
  );

  it(
    'that it is taken up',
    bound(async () => {
      const after = await during(
        { useYn: 'Y', clctSttsCd: 'waiting' },
        { useYn: 'N', clctSttsCd: 'paused', askdYn: 'Y' },
      );
      expect(after).toMatchObject({ useYn: 'Y', clctSttsCd: 'normal' });
    }),
  );

  it(
    'another interval',
    bound(async () => {
      const { nextClctDt } = await during({ clctIntrvl: 10 });
      expect(nextClctDt).toEqual(new Date(clock.getTime() + 10 * minute));
    }),
  );

  it(
    'another address, which is visited next and knows nothing of the old one’s document',
    bound(async () => {
      outlets.serve('/elsewhere', document(rss([{ title: '다른 소식', link: 'https://paper.example/77' }])));
      const feedUrl = outlets.url('during', '/elsewhere');
      const after = await during({
        feedUrl,
        etag: null,
        bodyHash: null,
        clctSttsCd: 'waiting',
        nextClctDt: clock,
      });
      expect(after).toMatchObject({ etag: null, bodyHash: null, clctSttsCd: 'waiting', lastClctDt: null });
      passes(1);
      await round();
      expect(outlets.asked.map(({ path }) => path)).toEqual(['/during', '/elsewhere']);
      expect(await titles()).toContain('다른 소식');
    }),
  );

  it(
    'that it is deleted',
    bound(async () => {
      expect(await during({ delYn: 'Y' })).toMatchObject({ delYn: 'Y', lastScsDt: null, etag: null });
    }),
  );
});

describe('a visit', () => {
  it(
    'whose server died and that nobody took up again does not run for ever',
    bound(async () => {
      const id = await register(outlets.url('dead', '/dead'), { nextClctDt: new Date('2099-01-01') });
      const visit = (minutes: number) => ({
        mediaFeedId: id,
        jobId: `dead ${minutes}`,
        bgngDt: new Date(clock.getTime() - minutes * minute),
        rsltCd: 'running',
        newCnt: 3,
      });
      await db()
        .insert(feedVisit)
        .values([visit(61), visit(30)]);
      passes(1);
      await round();
      expect(await visits(id)).toMatchObject([
        { rsltCd: 'failed', newCnt: 3, errCn: expect.stringContaining('중단되었습니다') as string },
        { rsltCd: 'running' },
      ]);
    }),
  );
});

describe('sources', () => {
  it(
    'do not wait for a slow one, and those of one server are visited one after the other',
    bound(async () => {
      const open: (() => void)[] = [];
      outlets.serve('/hold', (_q, a) => void open.push(() => a.writeHead(200).end(rss(three))));
      outlets.serve('/quick', document(rss(three)));
      let most = 0;
      let now = 0;
      for (const n of [1, 2, 3]) {
        outlets.serve(`/same${n}`, (_q, a) => {
          now += 1;
          most = Math.max(most, now);
          setTimeout(() => {
            now -= 1;
            a.writeHead(200).end(rss([]));
          }, 30);
        });
        await register(outlets.url('same', `/same${n}`));
      }
      const slow = await register(outlets.url('slow', '/hold'));
      const quick = await register(outlets.url('quick', '/quick'));
      await collector.look();
      await expect.poll(async () => (await visits(quick))[0]?.rsltCd, { timeout: 5_000 }).toBe('collected');
      await expect.poll(() => open.length, { timeout: 5_000 }).toBe(1);
      expect((await visits(slow))[0]?.rsltCd).toBe('running');
      open[0]?.();
      await collector.idle();
      expect((await visits(slow))[0]?.rsltCd).toBe('collected');
      expect(most).toBe(1);
    }),
  );
});

describe('administrators', () => {
  const told = () =>
    db()
      .select({ ttl: notification.ttl, menuUrl: notification.menuUrl, userId: notification.userId })
      .from(notification)
      .where(eq(notification.ntcClsfCd, noticeKinds.collection));

  it(
    'are told once of sources in trouble, in one notice however many there are, and anew after they were well',
    bound(async () => {
      await db().delete(notification);
      outlets.serve('/down', (_q, a) => void a.writeHead(500).end());
      const first = await register(outlets.url('down', '/down'), { feedTtl: '가나신문' });
      for (const n of [1, 2]) {
        outlets.serve(`/down${n}`, (_q, a) => void a.writeHead(500).end());
        await register(outlets.url('down', `/down${n}`));
      }
      await round();
      passes(2);
      await round();
      expect(await told()).toMatchObject([
        { ttl: '오류 3곳: 가나신문 등', menuUrl: '/admin/monitoring/CollectSource' },
      ]);
      passes(2);
      await round();
      expect(await told()).toHaveLength(1);
      await db().update(mediaFeed).set({ clctSttsCd: 'normal' }).where(eq(mediaFeed.mediaFeedId, first));
      passes(2);
      await round();
      await db().update(mediaFeed).set({ clctSttsCd: 'broken' }).where(eq(mediaFeed.mediaFeedId, first));
      passes(2);
      await round();
      expect((await told()).map(({ ttl }) => ttl)).toEqual(['오류 3곳: 가나신문 등', '오류: 가나신문']);
    }),
  );

  it(
    'are told of a feed that is gone for good, though it is put to rest',
    bound(async () => {
      await db().delete(notification);
      outlets.serve('/over', (_q, a) => void a.writeHead(410).end());
      await register(outlets.url('over', '/over'), { feedTtl: '다라신문' });
      await round();
      for (const _ of [1, 2]) {
        passes(2);
        await round();
      }
      expect((await told()).map(({ ttl }) => ttl)).toEqual(['없어짐: 다라신문']);
    }),
  );
});

describe('articles of one event', () => {
  it(
    'that several outlets report are a highlight a moment after they came, analysed and open to statistics',
    bound(async () => {
      await db().delete(articleCluster);
      const titles = [
        'National museum of Korea opens ceramics show in Paris',
        'Korea national museum opens its ceramics show in Paris',
        'Paris: national museum of Korea opens show of ceramics',
      ];
      for (const [n, title] of titles.entries()) {
        const link = `https://paris${n}.example.org/1`;
        const summary =
          'The national museum of Korea opened a show of celadon ceramics in Paris on Thursday.';
        const entry = { title, link, summary, date: new Date(clock.getTime() - 3_600_000).toUTCString() };
        const other = {
          title: ['Harvest festival ends', 'Bank lowers its rates', 'Storm closes mountain roads'][n] ?? '',
          link: `${link}2`,
          date: new Date(clock.getTime() - 7_200_000).toUTCString(),
        };
        outlets.serve(`/paris${n}`, document(rss([entry, other], { language: 'en' })));
        await register(outlets.url(`paris${n}`, `/paris${n}`));
      }
      await round();
      const made = await db().select().from(articleCluster).where(eq(articleCluster.delYn, 'N'));
      expect(made).toMatchObject([{ crtMthdCd: 'AUTO' }]);
      const members = await db()
        .select({ ttl: article.lclanTtl, anlsYn: article.anlsYn, lclsfNm: article.lclsfNm })
        .from(clusterArticle)
        .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
        .where(eq(clusterArticle.clusterId, made[0]?.clusterId ?? 0));
      expect(new Set(members.map(({ ttl }) => ttl))).toEqual(new Set(titles));
      expect(members).toHaveLength(titles.length);
      for (const member of members) expect(member).toMatchObject({ anlsYn: 'Y', lclsfNm: 'KOREA' });
      expect(await db().select().from(clusterWaiting)).toEqual([]);
    }),
  );
});
