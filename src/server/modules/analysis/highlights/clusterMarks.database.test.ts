import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { countingStatements } from '../../../../../tests/helpers/countingStatements.ts';
import { createArticles, createOutlet } from '../../../../../tests/helpers/factories.ts';
import { menuHolder } from '../../../../../tests/helpers/menuHolder.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { foldBounds } from './foldedLists.ts';

const { app, database } = await testApp();
const staff = await signedIn(app, 'staff');

const day = '2026-11-18';
const at = new Date(`${day}T03:00:00Z`);

const stored = async (titles: readonly string[], kind = 'article'): Promise<number[]> => {
  const { mediaId } = await createOutlet();
  const made = await createArticles(
    titles.map((kornTtl, place) => ({
      kornTtl,
      lclanTtl: kornTtl,
      articleCn: '',
      itemKnd: kind,
      mediaId,
      frmTrsfNscvrgDt: new Date(at.getTime() + place * 60_000),
    })),
  );
  return made.map(({ articleId }) => articleId);
};

const cluster = async (articleIds: readonly number[]): Promise<number> => {
  const [made] = await db()
    .insert(articleCluster)
    .values({ clusterTtl: '묶음', clusterDt: day })
    .returning({ clusterId: articleCluster.clusterId });
  const clusterId = made?.clusterId ?? 0;
  await db()
    .insert(clusterArticle)
    .values(articleIds.map((articleId, sortNo) => ({ clusterId, articleId, sortNo })));
  return clusterId;
};

interface Row {
  articleId: number;
  clusterId?: number;
  clusterOtherCnt?: number;
  foldClusterId?: number;
  foldCnt?: number;
}
const list = async (): Promise<Row[]> => {
  const { status, body } = await staff.get<{ data: Row[] }>('/article-list', {
    startDate: day,
    endDate: day,
    size: 50,
  });
  expect(status).toBe(200);
  return body.data;
};

it('list rows name their highlight and its number of other visible articles', async () => {
  const ids = await inDatabase(() => stored(['하나', '둘', '셋', '혼자']));
  const hidden = await inDatabase(() => stored(['지운 것']));
  const posts = await inDatabase(() => stored(['누리글'], 'sns'));
  const clusterId = await inDatabase(() => cluster([...ids.slice(0, 3), ...hidden, ...posts]));
  await inDatabase(() =>
    db()
      .update(article)
      .set({ delYn: 'Y' })
      .where(eq(article.articleId, hidden[0] ?? 0)),
  );
  const rows = await list();
  const marks = new Map(rows.map((row) => [row.articleId, [row.clusterId, row.clusterOtherCnt]]));
  expect(ids.map((id) => marks.get(id))).toEqual([
    [clusterId, 3],
    [clusterId, 3],
    [clusterId, 3],
    [undefined, undefined],
  ]);
});

it('search results and bookmarks name the highlight too', async () => {
  const ids = await inDatabase(() => stored(['눈송이 하나', '눈송이 둘', '눈송이 혼자']));
  const clusterId = await inDatabase(() => cluster(ids.slice(0, 2)));
  for (const articleId of ids) await staff.write('POST', '/insert-articlememo', { articleId });
  const marked = async (path: string, query: object) => {
    const { status, body } = await staff.get<{ data: Row[] }>(path, { ...query, size: 50 });
    expect(status).toBe(200);
    const marks = new Map(body.data.map((row) => [row.articleId, [row.clusterId, row.clusterOtherCnt]]));
    return ids.map((id) => marks.get(id));
  };
  const wanted = [
    [clusterId, 1],
    [clusterId, 1],
    [undefined, undefined],
  ];
  expect(await marked('/search-list', { searchText: '눈송이' })).toEqual(wanted);
  expect(await marked('/articlememo-list', {})).toEqual(wanted);
});

it('a folded list shows the first of each highlight over all pages, with the number of others', async () => {
  const ids = await inDatabase(() => stored(['불꽃 하나', '불꽃 둘', '불꽃 셋', '불꽃 넷', '불꽃 혼자']));
  const [one, two, three, four, alone] = ids;
  const clusterId = await inDatabase(async () => {
    const others = await stored(['다른 말']);
    return cluster([one, two, four, ...others].map(Number));
  });
  const ask = async (query: object, path = '/article-list', client = staff) => {
    const given = { searchText: '불꽃', searchFields: 'title', sort: 'frmTrsfNscvrgDt,DESC', ...query };
    return client.get<{ data: Row[]; totalRecords: number; message: string }>(path, given);
  };
  const shown = async (query: object) => {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    return [
      body.totalRecords,
      ...body.data.map((row) => [row.articleId, row.foldClusterId, row.foldCnt].filter(Boolean)),
    ];
  };
  expect(await shown({ foldYn: 'Y' })).toEqual([3, [alone], [four, clusterId, 2], [three]]);
  expect(await shown({ foldYn: 'Y', sort: 'frmTrsfNscvrgDt,ASC' })).toEqual([
    3,
    [one, clusterId, 2],
    [three],
    [alone],
  ]);
  expect(await shown({ clusterId, foldYn: 'N' })).toEqual([3, [four], [two], [one]]);
  const { body } = await staff.get<{ data: { previous: Row; next: Row } }>('/article-detail', {
    articleId: four ?? 0,
    searchText: '불꽃',
    searchFields: 'title',
    sort: 'frmTrsfNscvrgDt,DESC',
    foldYn: 'Y',
  });
  expect([body.data.previous.articleId, body.data.next.articleId]).toEqual([alone, three]);
  const reader = await menuHolder(app, ['/article/Article'], { prslYn: 'Y', wrtYn: 'N' });
  expect((await ask({ foldYn: 'Y' }, '/article-list', reader)).status).toBe(403);
  expect((await ask({ foldYn: 'X' })).status).toBe(400);

  const { items } = foldBounds;
  foldBounds.items = 4;
  try {
    const refused = await ask({ foldYn: 'Y' });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      '비슷한 기사는 4건까지 묶을 수 있습니다. 기간이나 다른 조건으로 범위를 좁혀 주세요.',
    ]);
    expect((await ask({ foldYn: 'Y', searchText: '불꽃 하나' })).status).toBe(200);
  } finally {
    foldBounds.items = items;
  }
  expect((await ask({ clusterId: 0 })).status).toBe(400);
});

interface Highlight {
  clusterId: number;
  clusterTtl: string;
  articleCount: number;
  items: { articleId: number; kornTtl: string; mediaNm: string }[];
}
const highlightOf = async (articleId: number, client = staff): Promise<Highlight | null> => {
  const { status, body } = await client.get<{ data: { highlight: Highlight | null } }>('/article-detail', {
    articleId,
  });
  expect(status).toBe(200);
  return body.data.highlight;
};

it('an article shows its highlight and the first of its other visible articles', async () => {
  const titles = ['일', '이', '삼', '사', '오', '육', '칠'];
  const ids = await inDatabase(() => stored(titles));
  const [alone = 0] = await inDatabase(() => stored(['홀로']));
  const [hidden = 0] = await inDatabase(() => stored(['나중에 지운 것']));
  const clusterId = await inDatabase(() => cluster([hidden, ...ids]));
  await inDatabase(() => db().update(article).set({ delYn: 'Y' }).where(eq(article.articleId, hidden)));
  expect(await highlightOf(ids[1] ?? 0)).toEqual({
    clusterId,
    clusterTtl: '묶음',
    articleCount: 7,
    items: ['일', '삼', '사', '오', '육'].map((kornTtl) =>
      expect.objectContaining({ kornTtl, mediaNm: '시험신문', itemKnd: 'article' }),
    ),
  });
  expect(await highlightOf(alone)).toBeNull();
  await inDatabase(() =>
    db().update(articleCluster).set({ delYn: 'Y' }).where(eq(articleCluster.clusterId, clusterId)),
  );
  expect(await highlightOf(ids[1] ?? 0)).toBeNull();
});

it('users without access to highlights are not shown one', async () => {
  const ids = await inDatabase(() => stored(['보이는 글', '함께 묶인 글']));
  await inDatabase(() => cluster(ids));
  const reader = await menuHolder(app, ['/article/Article'], {
    prslYn: 'Y',
    wrtYn: 'N',
  });
  expect(await highlightOf(ids[0] ?? 0)).not.toBeNull();
  expect(await highlightOf(ids[0] ?? 0, reader)).toBeNull();
});

it('a page reads all highlights of its rows with one query', async () => {
  const ask = async () =>
    (await countingStatements(database, list)).statements.filter((one) => one.includes('counted'));
  expect(await ask()).toHaveLength(1);
  await inDatabase(async () => {
    for (let n = 0; n < 5; n += 1) await cluster(await stored([`묶음 ${n} 가`, `묶음 ${n} 나`]));
  });
  expect(await ask()).toHaveLength(1);
});

it('near-duplicates name the same report in a highlight, though its wording differs', async () => {
  const [first, second, third] = await inDatabase(() =>
    stored([
      '국방부 국방정책실장에 김홍철 예비역 공군 준장',
      '국방부 국방정책실장에 김홍철 예비역 공군 준장(종합)',
      '국방정책실장 인사를 두고 엇갈리는 평가',
    ]),
  );
  await inDatabase(() => cluster([first ?? 0, second ?? 0, third ?? 0]));
  const { body } = await staff.get<{
    data: { nearDuplicates: { items: { articleId: number }[]; total: number } };
  }>('/article-detail', { articleId: first ?? 0 });
  expect(body.data.nearDuplicates.items.map(({ articleId }) => articleId)).toEqual([second]);
  await inDatabase(() => db().update(articleCluster).set({ delYn: 'Y' }).where(sql`true`));
});

it('hits of one highlight are one hit over all pages of a search, and the rest of it is counted and can be asked for', async () => {
  const ids = await inDatabase(() =>
    stored(Array.from({ length: 25 }, (_, place) => `초롱불 축제 ${place}회`)),
  );
  const at = (...places: number[]) => places.map((place) => ids[place] ?? 0);
  await inDatabase(() => cluster(at(0, 4, 8, 20)));
  await inDatabase(() => cluster(at(1, 24)));
  const found = async (more: object) => {
    const { status, body } = await staff.get<{
      data: (Row & { similarCnt?: number })[];
      totalRecords: number;
      additionalInfos: object;
    }>('/search-list', { size: 10, sort: 'latest', ...more });
    expect(status).toBe(200);
    return { ...body, ids: body.data.map(({ articleId }) => articleId) };
  };
  const firsts = at(...[24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5, 3, 2]);
  // a phrase is verified in the texts
  for (const searchText of ['초롱불', '"초롱불 축제"']) {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await found({ searchText, page, foldYn: 'Y' }));
    expect(pages.flatMap((page) => page.ids)).toEqual(firsts);
    expect(pages[0]?.data.flatMap(({ similarCnt }) => similarCnt ?? [])).toEqual([1, 3]);
    expect(pages[2]).toMatchObject({
      totalRecords: 25,
      additionalInfos: { lookedThrough: 25, foldedCnt: 4 },
    });
    expect((await found({ searchText, similarTo: ids[20] })).ids).toEqual(at(8, 4, 0));
  }
  expect((await found({ searchText: '초롱불' })).ids).toHaveLength(10);
});
