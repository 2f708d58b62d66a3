import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, articleCluster, clusterArticle, media } from '#generated/tables/index.ts';
import type { Cluster, ClusterItem } from '#generated/types/cluster.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { signedIn } from '../helpers/client.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const stored = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 25 }, () => {});
  return db().select().from(articleCluster);
});
const members = await inDatabase(() => db().select().from(clusterArticle));
const articles = new Map(
  (await inDatabase(() => db().select().from(article))).map((row) => [row.articleId, row]),
);
const staff = await signedIn(app, 'staff');

type Query = Record<string, string | number | string[] | number[]>;
const list = async (query: Query = {}) => {
  const answer = await staff.get<ListAnswer<ClusterItem> & ErrorBody>('/cluster-list', query);
  expect([answer.status, query, answer.body.message]).toEqual([200, query, undefined]);
  return answer.body;
};
const detail = async (clusterId: unknown) =>
  staff.get<{ data: Cluster } & ErrorBody>('/cluster-detail', { clusterId: clusterId as number });
const of = (clusterId: number) => members.filter((member) => member.clusterId === clusterId);
const largest = stored.toSorted((one, other) => of(other.clusterId).length - of(one.clusterId).length)[0];
if (!largest) throw new Error('The demo data have no clusters.');

describe('the list of clusters', () => {
  it('is ordered by score, with counts, main sources and first titles', async () => {
    const { data, totalRecords } = await list({ size: 200 });
    expect(totalRecords).toBe(stored.length);
    const scores = data.map(({ clusterScr }) => clusterScr ?? 0);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const item of data.slice(0, 20)) {
      const own = of(item.clusterId).map(({ articleId }) => articles.get(articleId));
      expect(item).toMatchObject({
        articleCount: own.length,
        mediaCount: new Set(own.map((row) => row?.mediaId)).size,
        ntnCount: new Set(own.map((row) => row?.ntnId)).size,
        leadTtlList: own.slice(0, 3).map((row) => row?.kornTtl),
        crtMthdCd: 'DEMO',
        ttlMdfcnYn: 'N',
      });
      expect(item.mainMediaNmList?.length).toBe(Math.min(3, item.mediaCount ?? 0));
    }
  });

  it('and its file are ordered by day, then by score', async () => {
    const { data } = await list({ size: 200, sort: 'clusterDt,DESC' });
    const scoreOf = ({ clusterScr }: ClusterItem): number => clusterScr ?? 0;
    const wanted = data.toSorted((one, other) =>
      one.clusterDt === other.clusterDt
        ? scoreOf(other) - scoreOf(one)
        : other.clusterDt.localeCompare(one.clusterDt),
    );
    expect(new Set(data.map(({ clusterDt }) => clusterDt)).size).toBeGreaterThan(1);
    const placesOf = (rows: ClusterItem[]) => rows.map((row) => [row.clusterDt, scoreOf(row)]);
    expect(placesOf(data)).toEqual(placesOf(wanted));
    const { bytes } = await staff.get('/cluster-list-excel', { sort: 'clusterDt,DESC' });
    const { rows } = await readXlsxExport(bytes ?? Buffer.alloc(0));
    expect(rows.slice(0, data.length).map(([title]) => title)).toEqual(data.map((row) => row.clusterTtl));
  });

  it('names the outlets and countries with most articles', async () => {
    const counts = new Map<number, number>();
    for (const { articleId } of of(largest.clusterId)) {
      const mediaId = articles.get(articleId)?.mediaId ?? 0;
      counts.set(mediaId, (counts.get(mediaId) ?? 0) + 1);
    }
    const [first] = [...counts].toSorted(([one, n], [other, m]) => m - n || one - other);
    const [outlet] = await inDatabase(() =>
      db()
        .select()
        .from(media)
        .where(eq(media.mediaId, first?.[0] ?? 0)),
    );
    const { data } = await list({ clusterDt: largest.clusterDt, size: 200 });
    const item = data.find(({ clusterId }) => clusterId === largest.clusterId);
    expect(item?.mainMediaNmList?.[0]).toBe(outlet?.mediaKornNm);
  });

  it.each<[string, Query, (row: (typeof stored)[0]) => boolean]>([
    ['a day', { clusterDt: '2026-11-18' }, (row) => row.clusterDt === '2026-11-18'],
    [
      'two days',
      { clusterDt: ['2026-11-18', '2026-11-17'] },
      (row) => ['2026-11-18', '2026-11-17'].includes(row.clusterDt),
    ],
    ['a region', { lclsfNm: 'GLOBAL' }, (row) => row.lclsfNm === 'GLOBAL'],
    ['a class', { featExtrMclsf: 'MCLSF_05' }, (row) => row.featExtrMclsf === 'MCLSF_05'],
    [
      'words of its title or of its articles',
      { clusterTtl: '한국' },
      (row) =>
        fold(row.clusterTtl).includes('한국') ||
        of(row.clusterId).some(({ articleId }) => {
          const { kornTtl, lclanTtl } = articles.get(articleId) ?? {};
          return fold(`${kornTtl}\n${lclanTtl}`).includes('한국');
        }),
    ],
    ['a sign that no title has', { clusterTtl: '%' }, (row) => row.clusterTtl.includes('%')],
  ])('filtered by %s has the rows of an SQL count', async (_what, query, keeps) => {
    const wanted = new Set(stored.filter(keeps).map(({ clusterId }) => clusterId));
    const { data, totalRecords } = await list({ ...query, size: 200 });
    expect(totalRecords).toBe(wanted.size);
    expect(new Set(data.map(({ clusterId }) => clusterId))).toEqual(wanted);
  });

  it.each<Query>([
    { clusterDt: '2026-02-30' },
    { clusterDt: 'yesterday' },
    { lclsfNm: 'ASIA' },
    { sort: 'clusterTtl,ASC' },
    { colour: 'red' },
    { page: 0 },
  ])('names what is wrong with %o', async (query) => {
    const { status, body } = await staff.get<ErrorBody>('/cluster-list', query);
    expect([status, body.fields?.length]).toEqual([400, 1]);
  });
});

describe('a cluster', () => {
  it('has its articles in order, with titles, outlet, country, time and memo', async () => {
    await staff.write('POST', '/insert-articlememo', { articleId: of(largest.clusterId)[1]?.articleId });
    const { body } = await detail(largest.clusterId);
    const own = of(largest.clusterId);
    expect(body.data.clusterArticleList.map(({ articleId }) => articleId)).toEqual(
      own.map(({ articleId }) => articleId),
    );
    expect(body.data.clusterArticleList[1]).toMatchObject({ memoYn: 'Y', sortNo: 1 });
    expect(body.data.clusterArticleList[0]).toMatchObject({
      itemKnd: 'article',
      kornTtl: articles.get(own[0]?.articleId ?? 0)?.kornTtl,
      mediaNm: expect.any(String),
      ntnNm: expect.any(String),
      frmTrsfNscvrgDt: expect.any(String),
      memoYn: 'N',
    });
  });

  it('has a timeline and sources that add up to its articles', async () => {
    const { data } = (await detail(largest.clusterId)).body;
    const sum = (points: unknown) =>
      (points as { count: number }[]).reduce((total, { count }) => total + count, 0);
    const size = of(largest.clusterId).length;
    expect([
      data.timelineUnit,
      sum(data.timeline),
      sum(data.mediaSourceList),
      sum(data.ntnSourceList),
    ]).toEqual(['hour', size, size, size]);
    expect(data.articleCount).toBe(size);
  });

  it('omits a deleted article, in list and detail', async () => {
    const [gone] = of(largest.clusterId);
    const mark = (delYn: string) =>
      inDatabase(() =>
        db()
          .update(article)
          .set({ delYn })
          .where(eq(article.articleId, gone?.articleId ?? 0)),
      );
    await mark('Y');
    const { data } = (await detail(largest.clusterId)).body;
    expect(data.clusterArticleList).toHaveLength(of(largest.clusterId).length - 1);
    expect(data.articleCount).toBe(of(largest.clusterId).length - 1);
    await mark('N');
  });

  it.each([
    [undefined, 400],
    ['', 400],
    ['abc', 404],
    [999_999_999, 404],
  ])('called %s answers %i', async (clusterId, status) => {
    const query = clusterId === undefined ? {} : { clusterId };
    expect((await staff.get('/cluster-detail', query)).status).toBe(status);
  });
});

describe('the top clusters', () => {
  const top = (query: Query) => staff.get<{ data: ClusterItem[] } & ErrorBody>('/cluster-top-list', query);

  it('are those of a period with the highest scores', async () => {
    const { body } = await top({ startDate: '2026-11-10', endDate: '2026-11-16', size: 5 });
    const wanted = stored
      .filter(({ clusterDt }) => clusterDt >= '2026-11-10' && clusterDt <= '2026-11-16')
      .toSorted(
        (one, other) => (other.clusterScr ?? 0) - (one.clusterScr ?? 0) || other.clusterId - one.clusterId,
      )
      .slice(0, 5);
    expect(body.data.map(({ clusterId }) => clusterId)).toEqual(wanted.map(({ clusterId }) => clusterId));
    expect(body.data[0]?.articleCount).toBeGreaterThan(1);
  });

  it('of everything are ten, and of a region on request', async () => {
    expect((await top({})).body.data).toHaveLength(10);
    const { body } = await top({ lclsfNm: 'GLOBAL', size: 3 });
    expect(body.data.map(({ lclsfNm }) => lclsfNm)).toEqual(['GLOBAL', 'GLOBAL', 'GLOBAL']);
  });

  it.each<Query>([
    { startDate: '2026-11-10', endDate: '2026-11-01' },
    { startDate: 'x' },
    { size: 51 },
    { size: 0 },
    { lclsfNm: 'ASIA' },
  ])('refuse %o', async (query) => {
    expect((await top(query)).status).toBe(400);
  });
});

describe('an export of clusters', () => {
  it('as a workbook has the rows of the list, and their number', async () => {
    const day = largest.clusterDt;
    const answer = await staff.get('/cluster-list-excel', { clusterDt: day });
    const { preamble, head, rows } = await readXlsxExport(answer.bytes ?? Buffer.from(''));
    const { data, totalRecords } = await list({ clusterDt: day, size: 200 });
    expect(preamble.join('\n')).toContain(`건수: ${totalRecords}건`);
    expect(head).toEqual([
      ...['제목', '대분류', '중분류', '분석일', '기사 수', '매체 수', '국가 수'],
      ...['주요 매체', '주요 국가', '대표 기사'],
    ]);
    expect(rows.map(([title]) => title)).toEqual(data.map(({ clusterTtl }) => clusterTtl));
    expect(rows[0]?.[4]).toBe(String(data[0]?.articleCount));
  });

  it('as text has every cluster with its articles, and their number', async () => {
    const answer = await staff.get('/cluster-list-txt', { clusterDt: largest.clusterDt });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const text = (answer.bytes ?? Buffer.from('')).toString('utf8');
    const { data, totalRecords } = await list({ clusterDt: largest.clusterDt, size: 200 });
    expect(text.startsWith('\uFEFF하이라이트 목록\r\n')).toBe(true);
    expect(text).toContain(`건수: ${totalRecords}건`);
    expect(text).toContain(`조건: 분석일: ${largest.clusterDt}`);
    data.forEach(({ clusterTtl }, index) => expect(text).toContain(`\r\n${index + 1}. ${clusterTtl}\r\n`));
    const lines = text.split('\r\n').filter((line) => line.startsWith('   · '));
    expect(lines).toHaveLength(data.reduce((sum, { articleCount }) => sum + (articleCount ?? 0), 0));
  });

  it('as text contains the picked ones, and no formulas', async () => {
    const [one, other] = stored;
    const evil = '=HYPERLINK("http://x")\r\n+1';
    await inDatabase(() =>
      db()
        .update(articleCluster)
        .set({ clusterTtl: evil })
        .where(and(eq(articleCluster.clusterId, one?.clusterId ?? 0))),
    );
    const answer = await staff.get('/cluster-list-txt', {
      keys: [one?.clusterId ?? 0, other?.clusterId ?? 0],
    });
    const text = (answer.bytes ?? Buffer.from('')).toString('utf8');
    expect(text).toContain('건수: 2건');
    expect(text).toContain('. =HYPERLINK("http://x") +1\r\n');
    expect(text.split('\r\n').filter((line) => /^[\s\uFEFF]*[=+\-@]/.test(line))).toEqual([]);
  });

  it('refuses conditions that the list does not know', async () => {
    for (const path of ['/cluster-list-excel', '/cluster-list-txt'])
      expect((await staff.get(path, { colour: 'red' })).status).toBe(400);
    expect((await staff.get('/cluster-list-txt', { clusterDt: '2026-02-30' })).status).toBe(400);
  });
});
