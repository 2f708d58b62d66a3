import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, authorityUser } from '#generated/tables/index.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../../../scripts/seed/storeDemoData.ts';
import { signedIn } from '../../../../tests/helpers/client.ts';
import { colleague, colleagueClient } from '../../../../tests/helpers/colleague.ts';
import { readCsvExport, readXlsxExport } from '../../../../tests/helpers/readExport.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { foundWhere } from './exportFound.ts';
import { readSearchQuery } from './searchQuery.ts';
import { articleTokens } from './words/articleTokens.ts';

const { app } = await testApp();
await inDatabase(() => storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}));
const staff = await signedIn(app, 'staff');
const listerId = await colleague({ userNm: '박목록' }, [1]);
await inDatabase(() =>
  db().update(authorityUser).set({ prslYn: 'N' }).where(eq(authorityUser.userId, listerId)),
);
/** A user who may list items but not open them. */
const lister = await colleagueClient(app, listerId);
const stranger = await colleagueClient(app, await colleague({ userNm: '이무권' }));

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
  { searchText: '한국', excludeText: '"한국 문화", 미술관장' },
  { searchText: '"1,300여", 공연', multiSearchCnd: 'OR' },
  { excludeText: '한국' },
  { keyword: '한류, 공연', multiKeywordCnd: 'OR' },
  { keyword: '한류, 공연', multiKeywordCnd: 'AND', searchText: '팬' },
  { featExtrMclsf: ['MCLSF_04', 'MCLSF_05'], lang: 'en' },
  { searchText: '한국', paidAiYn: 'Y', freeAiYn: 'N', menualYn: 'N' },
  { searchText: '한국', paidAiYn: 'N', freeAiYn: 'N', menualYn: 'N' },
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
    expect(preamble[1]).toBe('조건: 제목: 한국, 문화 (하나라도) / 제외어: 축제 (정렬: 보도일시 최신순)');
    expect(preamble[3]).toBe(`건수: ${rows.length.toLocaleString('ko-KR')}건`);
    expect(headers['content-disposition']).toContain(encodeURIComponent('기사 검색 결과_'));
  });

  it('says which other spellings were searched for and left out', async () => {
    const query = { searchText: '한복 -김밥', kind: 'article' };
    const [, conditions] = (await file(query)).preamble;
    expect(conditions).toBe(
      '조건: 검색어: 한복 -김밥 / 함께 찾은 표기: Hanbok, 韩服, 韓服, ハンボク, チマチョゴリ / ' +
        '함께 뺀 표기: Gimbap, Kimbap, 紫菜包饭, 紫菜包飯, キンパ (정렬: 보도일시 최신순)',
    );
    const [, typed] = (await file({ ...query, synonymYn: 'N' })).preamble;
    expect(typed).toBe('조건: 검색어: 한복 -김밥 (정렬: 보도일시 최신순)');
  });

  it('is a CSV on request, of a period of any length', async () => {
    const query = { searchText: '한국', kind: 'sns', startDate: '2020-01-01', endDate: '2026-11-20' };
    const { bytes = Buffer.alloc(0) } = await staff.get('/search-list-excel', { ...query, format: 'csv' });
    expect(readCsvExport(bytes).rows).toHaveLength((await found(query)).length);
  });

  it('leaves out what was deleted meanwhile', async () => {
    const query = { searchText: '한국', kind: 'thinktank' };
    const [first] = await found(query);
    const before = (await file(query)).rows.length;
    await inDatabase(() =>
      db()
        .update(article)
        .set({ delYn: 'Y' })
        .where(eq(article.articleId, first?.articleId ?? 0)),
    );
    expect((await file(query)).rows).toHaveLength(before - 1);
  });

  it('keeps a comma within a phrase, as the search and the list do', async () => {
    const { body } = await staff.get<ListAnswer<FoundItem>>('/search-list', {
      searchText: '한국',
      kind: 'article',
    });
    const articleId = body.data[0]?.articleId ?? 0;
    await inDatabase(async () => {
      const kornTtl = '한국 영화 1,234만 관객 돌파';
      const [row] = await db().select().from(article).where(eq(article.articleId, articleId));
      if (!row) throw new Error('There is an article.');
      await db()
        .update(article)
        .set({ kornTtl, ...articleTokens({ ...row, kornTtl, reportedAt: row.frmTrsfNscvrgDt }) })
        .where(eq(article.articleId, articleId));
    });
    const phrase = { searchText: '"1,234만 관객"' };
    expect((await found({ ...phrase, kind: 'article' })).map((item) => item.articleId)).toEqual([articleId]);
    expect((await file({ ...phrase, kind: 'article' })).rows).toHaveLength(1);
    const list = await staff.get<ListAnswer<FoundItem>>('/article-list', phrase);
    expect(list.body.data.map((item) => item.articleId)).toEqual([articleId]);
    expect((await found({ searchText: '"1, 234만 관객"', kind: 'article' })).length).toBe(0);
  });

  it.each(['한국', '"한국 문화"'])(
    'asks for a narrower search of %s where too much has the words',
    async (searchText) => {
      const search = await readSearchQuery({ searchText });
      const where = (most?: number) => inDatabase(() => foundWhere('article', search, most));
      await expect(where(3)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('좁혀 주세요'),
      });
      expect(await where()).toBeDefined();
    },
  );

  it('lets others be answered while its texts are read', async () => {
    const ended: string[] = [];
    const one = () => db().select({ articleId: article.articleId }).from(article).limit(1);
    await inDatabase(async () => {
      // two connections are open: the other call waits for the search alone, not for a connection to be made
      await Promise.all([one(), one()]);
      const search = await readSearchQuery({ searchText: '"한국 문화"' });
      await Promise.all([
        foundWhere('article', search).then(() => ended.push('file')),
        one().then(() => ended.push('other')),
      ]);
    });
    expect(ended).toEqual(['other', 'file']);
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

  it('is refused to whoever may not open items of that kind', async () => {
    for (const kind of kinds)
      for (const who of [stranger, lister])
        expect((await refused({ searchText: '한국', kind }, who)).status).toBe(403);
    const { status } = await lister.get('/search-list', { searchText: '한국' });
    expect(status).toBe(200);
  });
});
