import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { Sns, SnsItem } from '#generated/types/sns.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { readCsvExport, readTxtExport, readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const rows = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 20 }, () => {});
  return db().select().from(article);
});
const staff = await signedIn(app, 'staff');

type Query = Record<string, string | number | (string | number)[]>;
const ascending = (one: number, other: number): number => one - other;
const kinds = [
  ['article', 'article', '기사', '기사 번호', '보도일시'],
  ['thinktank', 'thinkTank', '싱크탱크', '자료 번호', '발행일시'],
  ['sns', 'sns', '소셜 미디어', '게시글 번호', '게시일시'],
] as const;

const read = async <T = SnsItem>(path: string, query: Query = {}): Promise<ListAnswer<T>> => {
  const answer = await staff.get<ListAnswer<T>>(path, query);
  expect([answer.status, path, query]).toEqual([200, path, query]);
  return answer.body;
};
const everything = async (path: string, query: Query = {}): Promise<SnsItem[]> => {
  const found: SnsItem[] = [];
  for (let page = 1; ; page += 1) {
    const { data, totalRecords } = await read(path, { ...query, page, size: 200 });
    found.push(...data);
    if (found.length >= totalRecords || data.length === 0) return found;
  }
};
const file = async (path: string, query: Query = {}): Promise<Buffer> => {
  const { status, bytes = Buffer.alloc(0) } = await staff.get(path, query);
  expect([status, path, query]).toEqual([200, path, query]);
  return bytes;
};
const refusal = async (path: string, query: Query = {}, client = staff): Promise<[number, ErrorBody]> => {
  const { status, body } = (await client.get(path, query)) as Answer<ErrorBody>;
  return [status, body];
};

describe.each(kinds)('the list of %s', (path, kind, label, numberLabel, dateLabel) => {
  const mine = rows.filter((row) => row.itemKnd === kind);

  it('contains that kind only, newest first, without bodies', async () => {
    const { data, totalRecords } = await read(`/${path}-list`);
    expect(totalRecords).toBe(mine.length);
    expect(mine.length).toBeGreaterThan(10);
    expect(data.map(({ regDt }) => regDt)).toEqual(
      data
        .map(({ regDt }) => regDt)
        .toSorted()
        .reverse(),
    );
    expect(data[0]).not.toHaveProperty('articleCn');
    expect(data[0]).not.toHaveProperty('itemKnd');
    expect('siteBbsNm' in (data[0] ?? {})).toBe(kind === 'sns');
  });

  it('accepts the conditions of articles, and names a wrong one', async () => {
    const { ntnId } = mine[0] as { ntnId: string };
    const found = await everything(`/${path}-list`, { ntnId, menualYn: 'Y' });
    expect(found.map(({ articleId }) => articleId).toSorted(ascending)).toEqual(
      mine
        .filter((row) => row.ntnId === ntnId && row.aiYn === 'N')
        .map(({ articleId }) => articleId)
        .toSorted(ascending),
    );
    const [status, { fields }] = await refusal(`/${path}-list`, { sort: 'url,ASC', size: 7, nowhere: 'x' });
    expect([status, fields?.map(({ name }) => name)]).toEqual([400, ['nowhere', 'sort', 'size']]);
  });

  it('opens items of its kind with their neighbours, and no others', async () => {
    const [, second] = (await read(`/${path}-list`, { sort: 'frmTrsfNscvrgDt,DESC' })).data;
    const { body } = await staff.get<{ data: Sns & { previous: object } }>(`/${path}-detail`, {
      articleId: second?.articleId ?? 0,
      sort: 'frmTrsfNscvrgDt,DESC',
    });
    const row = mine.find(({ articleId }) => articleId === second?.articleId);
    expect(body.data).toMatchObject({ articleCn: row?.articleCn, articleTransCn: row?.articleTransCn });
    expect(body.data.previous).toMatchObject({ articleId: expect.any(Number) });
    const other = rows.find(({ itemKnd }) => itemKnd !== kind);
    for (const articleId of [other?.articleId ?? 0, 999_999_999, 'abc'])
      expect((await refusal(`/${path}-detail`, { articleId }))[0]).toBe(404);
    expect((await refusal(`/${path}-detail`))[0]).toBe(400);
  });

  const query = { searchText: '한국', lclsfNm: 'KOREA', sort: 'frmTrsfNscvrgDt,ASC' };
  const titles = (items: readonly { kornTtl: string | null; lclanTtl: string | null }[]) =>
    items.map(({ kornTtl, lclanTtl }) => [kornTtl, lclanTtl].map((title) => title ?? ''));

  it('is exported to a workbook with its conditions, order and count', async () => {
    const shown = await everything(`/${path}-list`, query);
    expect(shown.length).toBeGreaterThan(1);
    const sheet = await readXlsxExport(await file(`/${path}-list-excel`, query));
    expect(sheet.preamble[0]).toBe(`${label} 목록`);
    expect(sheet.preamble[1]).toBe(`조건: 대분류: 한국 / 검색어: 한국 (정렬: ${dateLabel} 오래된순)`);
    expect(sheet.preamble[3]).toBe(`건수: ${shown.length.toLocaleString('ko-KR')}건`);
    expect(sheet.head.includes('게시판')).toBe(kind === 'sns');
    expect(sheet.rows.map((row) => row.slice(0, 2))).toEqual(titles(shown));
    const csv = readCsvExport(await file(`/${path}-list-excel`, { ...query, format: 'csv' }));
    expect(csv.rows.map((row) => row.slice(0, 2))).toEqual(titles(shown));
  });

  it('is exported to text in the same order', async () => {
    const shown = await everything(`/${path}-list`, query);
    const { preamble, records } = readTxtExport(await file(`/${path}-list-txt`, query));
    expect(preamble[0]).toBe(`${label} 목록`);
    expect(preamble[3]).toBe(`건수: ${shown.length.toLocaleString('ko-KR')}건`);
    expect(records.map((record) => [record['제목(한글)'] ?? '', record['제목(현지어)'] ?? ''])).toEqual(
      titles(shown),
    );
    expect(records[0]).not.toHaveProperty('원문');
  });

  it('is exported with bodies on request', async () => {
    const picked = mine.slice(0, 3);
    const asked = { keys: picked.map(({ articleId }) => articleId), columns: ['articleId'] };
    const sheet = await readXlsxExport(await file(`/${path}-list-full-excel`, asked));
    expect(sheet.head).toEqual([numberLabel, '원문', '번역문', '수정 내용', '본부 의견', '요약']);
    const { records } = readTxtExport(await file(`/${path}-list-full-txt`, asked));
    for (const { articleId, articleCn, articleTransCn } of picked) {
      const [, original, translation] = sheet.rows.find(([id]) => id === String(articleId)) ?? [];
      expect([original, translation]).toEqual([articleCn ?? '', articleTransCn ?? '']);
      const record = records.find((one) => one[numberLabel] === String(articleId));
      expect(record?.['원문']?.replaceAll('\r\n', '\n') ?? '').toBe(articleCn ?? '');
      expect(record?.['번역문']?.replaceAll('\r\n', '\n') ?? '').toBe(articleTransCn ?? '');
    }
  });

  it('is exported for the picked rows whatever the conditions, within its kind', async () => {
    const others = rows.filter(({ itemKnd }) => itemKnd !== kind).slice(0, 2);
    const keys = [...mine.slice(0, 4), ...others].map(({ articleId }) => articleId);
    const { preamble, rows: taken } = readCsvExport(
      await file(`/${path}-list-excel`, {
        ...{ keys, columns: ['articleId'], format: 'csv' },
        ...{ searchText: '어디에도 없는 말', ntnId: 'XX', startDate: '2024-01-01', endDate: '2024-01-02' },
      }),
    );
    expect(taken.flat().map(Number).toSorted(ascending)).toEqual(keys.slice(0, 4).toSorted(ascending));
    expect(preamble[1]).toContain('선택한 행만');
    expect(preamble.join()).toContain('4건');
  });

  it.each([
    ['a page', { page: 2 }, 'page'],
    ['a size', { size: 200 }, 'size'],
    ['a column that it lacks', { columns: ['articleCn'] }, 'columns'],
    ['a format that it lacks', { format: 'pdf' }, 'format'],
    ['keys that are none', { keys: ['1', 'x'] }, 'articleId'],
    ['more than 200 picked rows', { keys: Array.from({ length: 201 }, (_, n) => n + 1) }, 'articleId'],
    ['a condition that it does not know', { country: 'JP' }, 'country'],
    ['a day that does not exist', { startDate: '2026-02-30' }, 'startDate'],
  ])('refuses a file with %s', async (_what, given, name) => {
    for (const form of ['excel', 'full-excel', 'txt', 'full-txt']) {
      const [status, { fields }] = await refusal(`/${path}-list-${form}`, given);
      expect([form, status, fields?.map((field) => field.name)]).toEqual([form, 400, [name]]);
    }
  });
});

describe('the board of a social item', () => {
  it('filters list and file by a part of its name in any width', async () => {
    const boards = rows.flatMap(({ itemKnd, siteBbsNm }) =>
      itemKnd === 'sns' && siteBbsNm ? siteBbsNm : [],
    );
    const part = boards[0]?.split(' ').at(-1) ?? '';
    const wanted = boards.filter((name) => name.includes(part)).length;
    expect((await read('/sns-list', { siteBbsNm: part })).totalRecords).toBe(wanted);
    const { preamble, rows: taken } = readCsvExport(
      await file('/sns-list-excel', { siteBbsNm: part, columns: ['siteBbsNm'], format: 'csv' }),
    );
    expect(preamble[1]).toContain(`게시판: ${part}`);
    expect(taken).toHaveLength(wanted);
    expect(taken.flat().every((name) => name.includes(part))).toBe(true);
    expect((await read('/sns-list', { siteBbsNm: '%' })).totalRecords).toBe(0);
  });

  it('is not a condition of other kinds', async () => {
    for (const path of ['article', 'thinktank'])
      expect((await refusal(`/${path}-list`, { siteBbsNm: 'x' }))[0]).toBe(400);
    expect((await refusal('/sns-list', { siteBbsNm: ['a', 'b'] }))[0]).toBe(400);
  });
});

describe('a file of items', () => {
  it('holds no formula cells, and names the texts it had to shorten', async () => {
    const { articleId } = rows.find(({ itemKnd }) => itemKnd === 'thinkTank') as { articleId: number };
    const long = '가'.repeat(40_000);
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ kornTtl: '=HYPERLINK("http://x")', articleCn: long })
        .where(eq(article.articleId, articleId)),
    );
    const asked = { keys: articleId, columns: ['kornTtl'] };
    const bytes = await file('/thinktank-list-full-excel', asked);
    const { rows: lines } = await readXlsxExport(bytes);
    expect(lines[0]?.[0]).toBe('=HYPERLINK("http://x")');
    expect(lines[0]?.[1]).toHaveLength(32_767);
    expect(lines.flat().join()).toContain('긴 글 1개는 뒤를 줄였습니다.');
    const { records, remark } = readTxtExport(await file('/thinktank-list-full-txt', asked));
    expect([records[0]?.['원문'], remark]).toEqual([long, '']);
  });
});
