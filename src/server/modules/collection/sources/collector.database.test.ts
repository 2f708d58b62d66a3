import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { article, media, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { collecting, minute, threeItems } from '../../../../../tests/helpers/collecting.ts';
import { createOutlet } from '../../../../../tests/helpers/factories.ts';
import { document, rss } from '../../../../../tests/helpers/feedServer.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';

const {
  outlets,
  collector,
  clock,
  warnings,
  waitsFor,
  passes,
  held,
  round,
  register,
  source,
  visits,
  titles,
} = await collecting();

describe('a source', () => {
  it('is visited when due; new items are stored as its outlet’s, and logged', () =>
    inDatabase(async () => {
      outlets.serve('/feed', document(rss(threeItems)));
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
        lastScsDt: clock.now,
        lastNewDt: clock.now,
        nextClctDt: new Date(clock.now.getTime() + 60 * minute),
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
      expect(visit?.fndngCn).toContain('제목도 글도 없어 제외했습니다. (1건)');
      expect(warnings).toEqual([]);
    }));

  it('whose document breaks off before its first item has failed, and says so', () =>
    inDatabase(async () => {
      outlets.serve('/torn', document('<?xml version="1.0"?><rss version="2.0"><channel><title>Broken</tit'));
      const id = await register(outlets.url('one', '/torn'));
      await round();
      expect(await source(id)).toMatchObject({
        clctSttsCd: 'broken',
        failCnt: 1,
        errCn: '문서가 중간에 끊겨 글을 하나도 읽지 못했습니다.',
      });
    }));

  it('with a wrong declared language is reported; articles get the real one', () =>
    inDatabase(async () => {
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
    }));

  it('is left alone before its time, then asked only for what has changed', () =>
    inDatabase(async () => {
      let body = rss(threeItems);
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
      body = rss([{ title: '새 소식', link: 'https://paper.example/9' }, ...threeItems]);
      passes(60);
      await round();
      const [, , last] = await visits(id);
      expect(last).toMatchObject({ rsltCd: 'collected', newCnt: 1, knownCnt: 2, leftOutCnt: 1 });
      expect(outlets.asked[0]?.headers).toMatchObject({
        'user-agent': 'world-culture-press (+https://press.example.kr)',
        'accept-encoding': 'gzip, deflate, br',
      });
    }));

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('may answer in %s', (encoding, packed) =>
    inDatabase(async () => {
      outlets.serve('/packed', document(packed(rss(threeItems)), { 'content-encoding': encoding }));
      await register(outlets.url('three', '/packed'));
      await round();
      expect(await titles()).toHaveLength(2);
    }),
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
      document(gzipSync(rss(threeItems)).subarray(0, 40), { 'content-encoding': 'gzip' }),
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
    inDatabase(async () => {
      if (['/silent', '/slow'].includes(path)) waitsFor(400);
      outlets.serve(path, answer);
      const id = await register(outlets.url('bad', path));
      await round();
      const [visit] = await visits(id);
      expect(visit).toMatchObject({ rsltCd: 'failed', newCnt: 0 });
      expect(visit?.errCn).toContain(sentence);
      expect(await source(id)).toMatchObject({ failCnt: 1, errCn: visit?.errCn, lastScsDt: null });
    }),
  );

  it('without a name to find says so', () =>
    inDatabase(async () => {
      const id = await register('http://gone.invalid/feed');
      await round();
      expect((await source(id)).errCn).toBe('그런 이름의 서버를 찾을 수 없습니다. 주소를 확인해 주세요.');
    }));

  it('that keeps failing is visited more rarely, broken from the third time, and recovers', () =>
    inDatabase(async () => {
      outlets.serve('/ill', (_q, a) => void a.writeHead(503).end());
      const id = await register(outlets.url('ill', '/ill'), { lastScsDt: clock.now, lastNewDt: clock.now });
      const pauses: number[] = [];
      const states: string[] = [];
      for (let visit = 0; visit < 7; visit += 1) {
        await round();
        const { nextClctDt, clctSttsCd } = await source(id);
        pauses.push(((nextClctDt?.getTime() ?? 0) - clock.now.getTime()) / minute);
        states.push(clctSttsCd);
        clock.now = nextClctDt ?? clock.now;
      }
      expect(pauses).toEqual([60, 120, 240, 480, 960, 1440, 1440]);
      expect(states).toEqual(['normal', 'normal', 'broken', 'broken', 'broken', 'broken', 'broken']);
      outlets.serve('/ill', document(rss(threeItems)));
      await round();
      expect(await source(id)).toMatchObject({ clctSttsCd: 'normal', failCnt: 0, errCn: null });
    }));

  it('that asks to be left alone is', () =>
    inDatabase(async () => {
      outlets.serve('/busy', (_q, a) => void a.writeHead(429, { 'retry-after': '7200' }).end());
      const id = await register(outlets.url('busy', '/busy'));
      await round();
      expect((await source(id)).nextClctDt).toEqual(new Date(clock.now.getTime() + 120 * minute));
      passes(119);
      await round();
      expect(outlets.asked).toHaveLength(1);
    }));

  it('that is gone for good is put to rest', () =>
    inDatabase(async () => {
      outlets.serve('/gone', (_q, a) => void a.writeHead(410).end());
      const id = await register(outlets.url('gone', '/gone'));
      await round();
      expect(await source(id)).toMatchObject({ useYn: 'N', clctSttsCd: 'gone' });
      passes(10_000);
      await round();
      expect(outlets.asked).toHaveLength(1);
    }));

  it('that has moved for good says where to', () =>
    inDatabase(async () => {
      outlets.serve('/old', (_q, a) => void a.writeHead(301, { location: '/new' }).end());
      outlets.serve('/new', document(rss(threeItems)));
      const id = await register(outlets.url('moved', '/old'));
      await round();
      expect((await source(id)).movedUrl).toBe(outlets.url('moved', '/new'));
    }));

  it('at rest is visited only when somebody asks for it', () =>
    inDatabase(async () => {
      outlets.serve('/rest', document(rss(threeItems)));
      const id = await register(outlets.url('rest', '/rest'), { useYn: 'N', clctSttsCd: 'paused' });
      await round();
      expect(outlets.asked).toHaveLength(0);
      await db().update(mediaFeed).set({ askdYn: 'Y' }).where(eq(mediaFeed.mediaFeedId, id));
      await round();
      await round();
      expect(outlets.asked).toHaveLength(1);
      expect(await visits(id)).toMatchObject([{ trgrCd: 'byHand', newCnt: 2 }]);
      expect(await source(id)).toMatchObject({ useYn: 'N', clctSttsCd: 'paused', askdYn: 'N' });
    }));

  it('that is paused is visited on demand although an older visit is queued', () =>
    inDatabase(async () => {
      const open = held('/before');
      outlets.serve('/behind', document(rss(threeItems)));
      await register(outlets.url('queue', '/before'));
      await collector.poll();
      await expect.poll(() => open.length).toBe(1);
      const id = await register(outlets.url('queue', '/behind'));
      await collector.poll();
      await db().update(mediaFeed).set({ useYn: 'N', askdYn: 'Y' }).where(eq(mediaFeed.mediaFeedId, id));
      await collector.poll();
      open[0]?.();
      await collector.idle();
      expect(await visits(id)).toMatchObject([{ trgrCd: 'byHand', rsltCd: 'collected' }]);
      expect(await source(id)).toMatchObject({ useYn: 'N', askdYn: 'N' });
    }));

  it('that is asked for during its visit is visited once more', () =>
    inDatabase(async () => {
      const open = held('/again');
      const id = await register(outlets.url('again', '/again'));
      await collector.poll();
      await expect.poll(() => open.length).toBe(1);
      await db().update(mediaFeed).set({ askdYn: 'Y' });
      await collector.poll();
      open[0]?.();
      await collector.idle();
      await collector.poll();
      await expect.poll(() => open.length).toBe(2);
      open[1]?.();
      await collector.idle();
      expect(await visits(id)).toMatchObject([{ trgrCd: 'schedule' }, { trgrCd: 'byHand' }]);
    }));

  it('of a deleted outlet is not visited', () =>
    inDatabase(async () => {
      outlets.serve('/orphan', document(rss(threeItems)));
      await register(outlets.url('orphan', '/orphan'));
      await db().update(media).set({ delYn: 'Y' });
      await round();
      expect(outlets.asked).toHaveLength(0);
    }));

  it('whose outlet was merged gives its articles to the one that was kept', () =>
    inDatabase(async () => {
      outlets.serve('/merged', document(rss(threeItems)));
      await register(outlets.url('merged', '/merged'));
      const kept = await createOutlet({ mediaKornNm: '남은신문' });
      await db()
        .update(media)
        .set({ mrgTrgtMediaId: kept.mediaId })
        .where(sql`${media.mediaId} <> ${kept.mediaId}`);
      await round();
      const stored = await db().select({ mediaId: article.mediaId }).from(article);
      expect(stored.map(({ mediaId }) => mediaId)).toEqual([kept.mediaId, kept.mediaId]);
    }));
});
