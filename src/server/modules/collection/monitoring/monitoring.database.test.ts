import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { today } from '#contract/days.ts';
import { article, feedVisit, mediaFeed, serverProcess } from '#generated/tables/index.ts';
import type { ArticleStatus, CollectionStatus } from '#generated/types/monitoringCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { createArticle, createArticles, createOutlet } from '../../../../../tests/helpers/factories.ts';
import { readXlsxExport } from '../../../../../tests/helpers/readExport.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { testEnvironment } from '../../../../../tests/helpers/testEnvironment.ts';
import { collectionHealth } from './collectionHealth.ts';
import { collectionStatus } from './collectionStatus.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const year = Number(today().slice(0, 4));
const at = (iso: string) => new Date(iso);

await createArticles([
  // the last moment of January and the first of February in Korea
  {
    kornTtl: 'a',
    regDt: at('2024-01-31T14:59:59.999Z'),
    userGroupCd: 'HQ',
    ntnId: 'JP',
    srcNm: 'feed-1',
  },
  {
    kornTtl: 'b',
    regDt: at('2024-01-31T15:00:00.000Z'),
    userGroupCd: 'HQ',
    ntnId: 'JP',
    srcNm: 'feed-1',
  },
  { kornTtl: 'c', regDt: at('2024-12-31T14:59:59.999Z'), ntnId: 'FR', featExtr: {}, srcNm: 'feed-2' },
  { kornTtl: 'd', regDt: at('2024-12-31T15:00:00.000Z'), ntnId: null },
  { kornTtl: 'gone', regDt: at('2024-05-01T00:00:00Z'), userGroupCd: 'HQ', delYn: 'Y' },
]);

const status = async (by: 'group' | 'nation', query: Record<string, string | number>) =>
  (await admin.get<{ data: ArticleStatus[] }>(`/articlestatus/${by}`, query)).body.data;

describe('articles per month', () => {
  it('follow the Korean calendar, have a line for every group, and add up', async () => {
    const lines = await status('group', { year: 2024 });
    const hq = lines.find(({ key }) => key === 'HQ');
    expect(hq).toMatchObject({ userGroup: '본부', jan: 1, feb: 1, totalYear: 2 });
    expect(lines.find(({ key }) => key === 'SYSTEM')).toMatchObject({
      userGroup: '자동 수집',
      dec: 1,
      totalYear: 1,
    });
    expect(lines.find(({ key }) => key === 'MISSION')).toMatchObject({ totalYear: 0 });
    for (const { totalYear, jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec } of lines)
      expect(jan + feb + mar + apr + may + jun + jul + aug + sep + oct + nov + dec).toBe(totalYear);
  });

  it('count by country, the most covered first', async () => {
    const lines = await status('nation', { year: 2024 });
    expect(lines.map(({ key, userGroup, totalYear }) => [key, userGroup, totalYear])).toEqual([
      ['JP', '일본', 2],
      ['FR', '프랑스', 1],
    ]);
    expect((await status('nation', { year: 2025 })).map(({ userGroup }) => userGroup)).toEqual(['국가 미상']);
  });

  it('count extracted articles alone where that is asked', async () => {
    const lines = await status('nation', { year: 2024, extrYn: 'Y' });
    expect(lines.map(({ key, extrYn }) => [key, extrYn])).toEqual([['FR', 'Y']]);
  });

  it('go into a sheet as the screen shows them, with a line of sums', async () => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      url: '/api/articlestatus/excel?year=2024&by=nation',
      headers: { cookie },
    });
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('기사 현황 국가별_2024'));
    const { preamble, head, rows } = await readXlsxExport(answer.rawPayload);
    expect(preamble[0]).toBe('기사 현황 국가별 2024년');
    expect([head[0], head[1], head.at(-1)]).toEqual(['국가', '1월', '합계']);
    expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
      ['일본', '2'],
      ['프랑스', '1'],
      ['합계', '3'],
    ]);
  });

  it('are those of this year when none is named', async () => {
    expect(await status('group', {})).toEqual(await status('group', { year }));
  });
});

describe('the status of the collection', () => {
  it('counts to the millisecond of the Korean day, month and year', async () => {
    const borders = {
      '2023-12-31T14:59:59.999Z': 'the year before',
      '2023-12-31T15:00:00.000Z': 'the year',
      '2024-11-30T14:59:59.999Z': 'the month before',
      '2024-11-30T15:00:00.000Z': 'the month',
      '2024-12-30T14:59:59.999Z': 'yesterday',
      '2024-12-30T15:00:00.000Z': 'today',
      '2024-12-31T14:59:59.999Z': 'the end of today',
      '2024-12-31T15:00:00.000Z': 'tomorrow',
    };
    await createArticles(
      Object.entries(borders).map(([time, kornTtl]) => ({ kornTtl, regDt: at(time), srcNm: 'borders' })),
    );
    const now = at('2024-12-31T03:00:00.000Z');
    const { sources } = await inDatabase(() => collectionStatus(now));
    await inDatabase(async () => db().delete(article).where(eq(article.srcNm, 'borders')));
    expect(sources.find(({ sourceId }) => sourceId === 'borders')).toMatchObject({
      todayCount: 2,
      monthCount: 4,
      yearCount: 6,
      totalCount: 8,
    });
  });

  it('tells the sources, those with the most articles first', async () => {
    const { figures, sources } = await inDatabase(() => collectionStatus());
    expect(figures).toMatchObject({ totalCount: 4, ntnCount: 2, mediaCount: 0 });
    expect(sources.map(({ sourceId, totalCount }) => [sourceId, totalCount])).toEqual([
      ['feed-1', 2],
      ['', 1],
      ['feed-2', 1],
    ]);
  });

  it('is told to administrators', async () => {
    const { status: code, body } = await admin.get<{ data: CollectionStatus }>('/collectionstatus-list');
    expect([code, body.data.figures.totalCount]).toEqual([200, 4]);
  });
});

describe('the state of collecting', () => {
  it('shows for each feed its articles, delay and failures of a day', async () => {
    const now = at('2026-11-20T03:00:00Z');
    const { sources, sourceCount } = await inDatabase(async () => {
      const { mediaId } = await createOutlet();
      const feed = (feedUrl: string, more: object) => ({ mediaId, feedUrl, canonicalUrl: feedUrl, ...more });
      const [good, unseen] = await db()
        .insert(mediaFeed)
        .values([
          feed('https://a.example/1', {
            feedTtl: '가나신문',
            clctIntrvl: 60,
            clctSttsCd: 'late',
            lastClctDt: at('2026-11-20T01:30:00Z'),
            lastScsDt: at('2026-11-20T01:30:00Z'),
            dueDt: at('2026-11-20T02:30:00Z'),
          }),
          feed('https://a.example/2', {}),
          feed('https://a.example/3', { useYn: 'N', clctSttsCd: 'paused' }),
          feed('https://a.example/4', {
            useYn: 'N',
            clctSttsCd: 'gone',
            lastClctDt: at('2026-11-19T01:30:00Z'),
            dueDt: at('2026-11-19T02:30:00Z'),
          }),
        ])
        .returning();
      const visit = (bgngDt: string, more: object) => ({
        mediaFeedId: good?.mediaFeedId ?? 0,
        bgngDt: at(bgngDt),
        rsltCd: 'collected' as const,
        jobId: bgngDt,
        ...more,
      });
      await db()
        .insert(feedVisit)
        .values([
          visit('2026-11-20T01:30:00Z', { itemCnt: 30, leftOutCnt: 3 }),
          visit('2026-11-20T00:30:00Z', { itemCnt: 10, leftOutCnt: 5 }),
          visit('2026-11-19T23:30:00Z', { rsltCd: 'failed' }),
          visit('2026-11-18T23:30:00Z', { rsltCd: 'failed', itemCnt: 100, leftOutCnt: 100 }),
        ]);
      await createArticle({ kornTtl: 'e', mediaId, srcNm: `feed:${good?.mediaFeedId}`, regDt: now });
      expect(unseen).toBeDefined();
      return collectionStatus(now);
    });
    expect(sources.find(({ sourceNm }) => sourceNm === '가나신문')).toMatchObject({
      todayCount: 1,
      totalCount: 1,
      lastSuccessDt: '2026-11-20T01:30:00.000Z',
      delayMinutes: 30,
      yieldRate: 0.8,
      failureCount: 1,
      clctSttsCd: 'late',
    });
    expect(sources.find(({ sourceNm }) => sourceNm === 'https://a.example/2')).toMatchObject({
      totalCount: 0,
      delayMinutes: null,
      yieldRate: null,
      failureCount: 0,
    });
    expect(sources.map(({ sourceNm }) => sourceNm)).not.toContain('https://a.example/3');
    // sources with problems come first, however few articles they delivered
    expect(sources.map(({ clctSttsCd }) => clctSttsCd).slice(0, 3)).toEqual(['late', 'gone', null]);
    expect(sources[1]).toMatchObject({ sourceNm: 'https://a.example/4', delayMinutes: null });
    expect(sourceCount).toBe(sources.length);
  });

  it('lists every source in trouble beyond its limit, and their number', async () => {
    const { sources, sourceCount } = await inDatabase(async () => {
      await db().delete(feedVisit);
      await db().delete(mediaFeed);
      const outlet = await createOutlet({ mediaKornNm: '많은신문' });
      const feeds = Array.from({ length: 520 }, (_, n) => ({
        mediaId: outlet.mediaId,
        feedUrl: `https://many.example/${n}`,
        canonicalUrl: `many.example/${n}`,
        clctSttsCd: n === 519 ? ('broken' as const) : ('normal' as const),
      }));
      await db().insert(mediaFeed).values(feeds);
      return collectionStatus(at('2026-11-20T03:00:00Z'));
    });
    expect(sources).toHaveLength(500);
    expect(sources[0]).toMatchObject({ sourceNm: 'https://many.example/519', clctSttsCd: 'broken' });
    // the files of the previous tests are sources too
    expect(sourceCount).toBeGreaterThanOrEqual(520);
  });
});

describe('the sentence on collecting', () => {
  const told = (variables: Record<string, string>) =>
    inDatabase(async () => collectionHealth(testEnvironment(variables)).run());
  const off = { state: 'notice', words: expect.stringMatching(/COLLECT=0.*수집하지 않습니다/) as string };

  it('says that collection is off if no process collects', async () => {
    await inDatabase(async () => {
      await db().update(mediaFeed).set({ clctSttsCd: 'normal' });
      await createArticle({ kornTtl: 'new', itemKnd: 'article', regDt: new Date() });
    });
    const process = (kndCd: 'server' | 'worker') =>
      inDatabase(async () =>
        db().insert(serverProcess).values({
          processId: kndCd,
          kndCd,
          hostNm: 'a',
          versionNm: '1',
          nodeNm: '24.0.0',
          bgngDt: new Date(),
          seenDt: new Date(),
        }),
      );
    const collecting = { state: 'good', words: expect.stringContaining('수집하고 있습니다') as string };
    expect(await told({})).toMatchObject(collecting);
    expect(await told({ COLLECT: '0' })).toMatchObject(off);
    await process('server');
    expect(await told({ COLLECT: '0' })).toMatchObject(off);
    await process('worker');
    expect(await told({ COLLECT: '0' })).toMatchObject(collecting);
  });
});
