import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { readCsvExport, readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();
await withDatabase(database, () =>
  storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}),
);
const staff = await signedIn(app, 'staff');
const stranger = await colleagueClient(app, await colleague(database, { userNm: '이무권' }));

type Query = Record<string, string | number | (string | number)[]>;

const kinds = ['article', 'thinktank', 'sns'] as const;
const columns = [
  ...['kornTtl', 'lclanTtl', 'mediaNm', 'mediaLclanNm', 'ntnNm', 'frmTrsfNscvrgDt', 'lclsfNm'],
  ...['featExtrMclsfNm', 'featExtrKwdList', 'jrnlLclanNm', 'url'],
];
const found = async (query: Query) => {
  const pages: FoundItem[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await staff.get<ListAnswer<FoundItem>>('/search-list', {
      ...query,
      sort: 'latest',
      size: 200,
      page,
    });
    pages.push(...body.data);
    if (pages.length >= body.totalRecords) return pages;
  }
};
const file = async (query: Query) => {
  const { bytes = Buffer.alloc(0), headers } = await staff.get('/search-list-excel', { columns, ...query });
  return { ...(await readXlsxExport(bytes)), headers };
};
const refused = async (query: Query, who = staff) => {
  const { status, body } = await who.get<ErrorBody>('/search-list-excel', query);
  return { status, names: body.fields?.map(({ name }) => name), message: body.message };
};

const questions: Query[] = [
  { searchText: '한국' },
  { searchText: '영화, 공연', multiSearchCnd: 'OR' },
  { searchText: '한국, 문화', multiSearchCnd: 'AND', excludeText: '축제' },
  { searchText: '"한국 문화"' },
  { searchText: '전시', searchFields: 'title' },
  { lclsfNm: 'KOREA', ntnId: ['US', 'JP'] },
  { searchText: '한국', startDate: '2026-11-01', endDate: '2026-11-10' },
  { searchText: '아무도쓰지않은낱말' },
];

describe.each(kinds)('a file of what was found among %s', (kind) => {
  it.each(questions)('holds what the search finds, the latest first: %j', async (query) => {
    const items = await found({ ...query, kind });
    const { rows, head, headers } = await file({ ...query, kind });
    expect(head).toHaveLength(columns.length);
    expect(rows.map((row) => row.at(-1))).toEqual(items.map(({ url }) => url));
    expect(Number(headers['x-total-records'])).toBe(items.length);
  });
});

describe('a file of what was found', () => {
  it('says what was searched for, in which order and how many there are', async () => {
    const query = { searchText: '한국, 문화', multiSearchCnd: 'OR', excludeText: '축제', kind: 'article' };
    const { preamble, rows, headers } = await file({ ...query, searchFields: 'title' });
    expect(preamble[0]).toBe('기사 검색 결과 목록');
    expect(preamble[1]).toBe('조건: 제목: 한국, 문화 (하나라도) / 제외어: 축제 (정렬: 보도일시 내림차순)');
    expect(preamble[3]).toBe(`건수: ${rows.length.toLocaleString('ko-KR')}건`);
    expect(headers['content-disposition']).toContain(encodeURIComponent('기사 검색 결과_'));
  });

  it('is a CSV where that is wanted, and as long a period as one likes may be asked for', async () => {
    const query = { searchText: '한국', kind: 'sns', startDate: '2020-01-01', endDate: '2026-11-20' };
    const { bytes = Buffer.alloc(0) } = await staff.get('/search-list-excel', { ...query, format: 'csv' });
    expect(readCsvExport(bytes).rows).toHaveLength((await found(query)).length);
  });

  it('leaves out what was deleted meanwhile', async () => {
    const query = { searchText: '한국', kind: 'thinktank' };
    const [first] = await found(query);
    const before = (await file(query)).rows.length;
    await withDatabase(database, () =>
      db()
        .update(article)
        .set({ delYn: 'Y' })
        .where(eq(article.articleId, first?.articleId ?? 0)),
    );
    expect((await file(query)).rows).toHaveLength(before - 1);
  });

  it('asks for what the search asks for, and for one kind of the press', async () => {
    expect(await refused({ searchText: '한국, 문화', kind: 'article' })).toMatchObject({
      status: 400,
      names: ['multiSearchCnd'],
    });
    expect((await refused({ searchText: '!!!', kind: 'article' })).names).toEqual(['searchText']);
    for (const kind of ['', 'board', 'everything'])
      expect(await refused({ searchText: '한국', ...(kind && { kind }) })).toMatchObject({
        status: 400,
        names: ['kind'],
      });
    expect((await refused({ searchText: '한국', kind: 'article', columns: 'pswdHash' })).names).toEqual([
      'columns',
    ]);
    expect((await refused({ searchText: '한국', kind: 'article', page: 2 })).status).toBe(400);
  });

  it('is refused to whoever may not list that kind', async () => {
    for (const kind of kinds)
      expect((await refused({ searchText: '한국', kind }, stranger)).status).toBe(403);
  });
});
