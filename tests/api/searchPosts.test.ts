// On both engines: the search folds other scripts.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { row, run } from '#server/kernel/database/rows.ts';
import { fillPostTokens } from '#server/modules/search/index.ts';
import { signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const readerId = await colleague({ userNm: '박열람' }, [1]);
const reader = await colleagueClient(app, readerId);
const stranger = await colleagueClient(app, await colleague({ userNm: '이무권' }));

const pdf = (name: string) => ({ name, bytes: `%PDF-1.4 ${name} %%EOF` });
const stored = async (path: string, part: string, values: object, files: ReturnType<typeof pdf>[] = []) => {
  const answer = await admin.upload<{ data: { pstId: number; mdfcnDt: string } }>(
    'POST',
    path,
    part,
    values,
    files,
  );
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.anything()]);
  return answer.body.data;
};
const notice = (ttl: string, cn: string, files: ReturnType<typeof pdf>[] = []) =>
  stored('/insert-commonboard', 'commonBoard', { pstKndCd: 'NOTICE', ttl, cn }, files);

const { menu_id: cardNews } = await inDatabase(() =>
  row(
    z.object({ menu_id: z.number() }),
    sql`select menu_id from menu where url = '/product/publicity/CardNews'`,
  ),
);

interface Found {
  data: FoundItem[];
  totalRecords: number;
  stats: Record<string, number>;
}
const search = async (query: object, client = admin) => (await client.get<Found>('/search-list', query)).body;
const titles = async (query: object, client = admin) =>
  (await search(query, client)).data.map(({ kornTtl }) => kornTtl);

await notice(
  '케이팝 공연 안내',
  '<p>오는 토요일 <strong>세종문화회관</strong>에서 열립니다.</p><p>Concert &amp; talk</p>',
  [pdf('좌석배치도.pdf')],
);
await stored('/insert-commonboard', 'commonBoard', {
  pstKndCd: 'BOARD',
  pstClsfCd: 'PST_CLSF_01',
  ttl: '회의 자료',
  cn: '<p>세종문화회관 대관 협의</p>',
  recipientIds: ['demo-staff'],
});
const product = await stored('/insert-esboard', 'board', {
  menuId: cardNews,
  ttl: '케이팝 카드뉴스',
  cn: '<p>한눈에 보는 공연 시장</p>',
});

describe('the search for posts', () => {
  it('is counted separately, and shown on request', async () => {
    const all = await search({ searchText: '케이팝' });
    expect(all.stats).toMatchObject({ board: 1, product: 1 });
    expect(all.data.filter(({ kind }) => kind === 'board' || kind === 'product')).toEqual([]);
    const { data, totalRecords } = await search({ searchText: '케이팝', kind: 'product' });
    expect(totalRecords).toBe(1);
    expect(data[0]).toMatchObject({
      articleId: product.pstId,
      kornTtl: '케이팝 카드뉴스',
      menuUrl: '/product/publicity/CardNews',
      menuNm: '카드뉴스',
      rgtrNm: expect.any(String),
      snippets: [{ field: 'kornTtl', marks: [{ start: 0, end: 3 }] }, { field: 'articleCn' }],
    });
  });

  it.each([
    ['a word of the text', '세종문화회관', ['회의 자료', '케이팝 공연 안내']],
    ['a phrase', '"세종문화회관 대관"', ['회의 자료']],
    ['a foreign word', 'concert', ['케이팝 공연 안내']],
    ['no markup', 'strong', []],
    ['no entity', 'amp', []],
    ['the name of a file', '좌석배치도', ['케이팝 공연 안내']],
    ['two words', '케이팝, 토요일', ['케이팝 공연 안내']],
    ['one syllable of a title', '팝', ['케이팝 공연 안내']],
    ['a word that nobody wrote', '아무도쓰지않은말', []],
  ])('finds %s', async (_what, searchText, wanted) => {
    expect(await titles({ searchText, multiSearchCnd: 'AND', kind: 'board', sort: 'latest' })).toEqual(
      wanted,
    );
  });

  it('applies exclusions, fields and days', async () => {
    expect(await titles({ searchText: '세종문화회관', excludeText: '대관', kind: 'board' })).toEqual([
      '케이팝 공연 안내',
    ]);
    expect(await titles({ searchText: '공연', searchFields: ['title'], kind: 'board' })).toEqual([
      '케이팝 공연 안내',
    ]);
    expect(await titles({ searchText: '토요일', searchFields: ['title'], kind: 'board' })).toEqual([]);
    expect(await titles({ searchText: '좌석배치도', searchFields: ['attachment'], kind: 'board' })).toEqual([
      '케이팝 공연 안내',
    ]);
    expect(await titles({ searchText: '케이팝', endDate: '2020-01-31', kind: 'board' })).toEqual([]);
  });

  it('reveals nothing of posts hidden from the reader, not even their number', async () => {
    const count = async (client: typeof admin) =>
      (await search({ searchText: '세종문화회관' }, client)).stats.board;
    expect([await count(admin), await count(staff), await count(reader)]).toEqual([2, 2, 1]);
    expect(await count(stranger)).toBeUndefined();
    expect((await search({ searchText: '케이팝', kind: 'product' }, stranger)).totalRecords).toBe(0);
  });

  it('is empty under conditions that only press items have', async () => {
    for (const more of [{ ntnId: ['JP'] }, { lclsfNm: ['KOREA'] }, { keyword: '한류' }]) {
      const { stats } = await search({ searchText: '케이팝', ...more });
      expect([stats.board, stats.product]).toEqual([0, 0]);
    }
  });

  it('follows changes of text and files, and deletion', async () => {
    const { pstId, mdfcnDt } = await notice('고치기 전', '<p>옛글</p>');
    const answer = await admin.upload<{ data: { mdfcnDt: string } }>(
      'PUT',
      '/update-commonboard',
      'commonBoard',
      { pstId, mdfcnDt, cn: '<p>새글</p>' },
      [pdf('부록.pdf')],
    );
    expect(answer.status).toBe(200);
    expect([
      await titles({ searchText: '옛글', kind: 'board' }),
      await titles({ searchText: '새글', kind: 'board' }),
      await titles({ searchText: '부록', kind: 'board' }),
    ]).toEqual([[], ['고치기 전'], ['고치기 전']]);
    await admin.write('DELETE', '/delete-commonboard', { pstId });
    expect(await titles({ searchText: '새글', kind: 'board' })).toEqual([]);
  });

  it('finds posts stored before the index existed', async () => {
    await inDatabase(() => run(sql`update post set tk = null, tb = null, ta = null`));
    expect(await titles({ searchText: '케이팝', kind: 'board' })).toEqual([]);
    expect(await inDatabase(() => fillPostTokens())).toBeGreaterThanOrEqual(2);
    expect(await titles({ searchText: '좌석배치도', kind: 'board' })).toEqual(['케이팝 공연 안내']);
    expect(await inDatabase(() => fillPostTokens())).toBe(0);
  });

  it('is paged in order, titles before texts', async () => {
    for (let index = 0; index < 12; index += 1) await notice(`쪽 ${index}`, '<p>넘김표시 글</p>');
    await notice('넘김표시', '<p>제목에만</p>');
    const page = async (number: number) =>
      titles({ searchText: '넘김', kind: 'board', size: 10, page: number });
    expect([...(await page(1)), ...(await page(2))]).toEqual([
      '넘김표시',
      ...Array.from({ length: 12 }, (_none, index) => `쪽 ${11 - index}`),
    ]);
  });
});
