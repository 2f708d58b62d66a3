import { eq, inArray, ne } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { Article, ArticleItem } from '#generated/types/article.ts';
import { policies } from '#server/kernel/crud/policies.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const rows = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 25 }, () => {});
  return db().select().from(article);
});
const staff = await signedIn(app, 'staff');

type Row = (typeof rows)[number];
type Query = Record<string, string | number | string[]>;

const list = async (query: Query = {}): Promise<ListAnswer<ArticleItem>> => {
  const answer = await staff.get<ListAnswer<ArticleItem>>('/article-list', query);
  expect([answer.status, query]).toEqual([200, query]);
  return answer.body;
};

const articles = rows.filter((row) => row.itemKnd === 'article');

/** The day of the report in Korea. */
const day = (row: Row): string =>
  new Date((row.frmTrsfNscvrgDt?.getTime() ?? 0) + 9 * 3_600_000).toISOString().slice(0, 10);

const inTitle = (row: Row, term: string): boolean =>
  fold(`${row.kornTtl}\n${row.lclanTtl}`).includes(fold(term));

describe('the article list', () => {
  it('holds articles only, newest first, ten per page', async () => {
    const { data, totalRecords, page, size } = await list();
    expect({ totalRecords, page, size, rows: data.length }).toEqual({
      totalRecords: articles.length,
      page: 1,
      size: 10,
      rows: 10,
    });
    const times = data.map((item) => item.regDt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('never contains bodies', async () => {
    const [item] = (await list()).data;
    expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['articleCn']));
    expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['articleTransCn']));
    expect(item).toMatchObject({ mediaNm: expect.any(String), ntnNm: expect.any(String) });
  });

  const cases: [string, Query, (row: Row) => boolean][] = [
    ['a country', { ntnId: 'JP' }, (row) => row.ntnId === 'JP'],
    ['two countries', { ntnId: ['JP', 'FR'] }, (row) => ['JP', 'FR'].includes(row.ntnId ?? '')],
    ['a class', { lclsfNm: 'GLOBAL' }, (row) => row.lclsfNm === 'GLOBAL'],
    ['a sub-class', { featExtrMclsf: 'MCLSF_05' }, (row) => row.featExtrMclsf === 'MCLSF_05'],
    ['a language', { lang: 'en' }, (row) => row.lanCd === 'en'],
    [
      'days',
      { startDate: '2026-11-10', endDate: '2026-11-12' },
      (row) => day(row) >= '2026-11-10' && day(row) <= '2026-11-12',
    ],
    ['a first day', { startDate: '2026-11-15' }, (row) => day(row) >= '2026-11-15'],
    ['the AI kinds', { paidAiYn: 'Y', freeAiYn: 'Y' }, (row) => row.aiYn === 'Y'],
    ['the regular kind', { menualYn: 'Y' }, (row) => row.aiYn === 'N'],
    ['no kind at all', { menualYn: 'N' }, () => false],
    [
      'a word of two syllables in the title',
      { searchText: '한국', searchFields: 'title' },
      (row) => inTitle(row, '한국'),
    ],
    [
      'a keyword',
      { keyword: '한국어' },
      (row) =>
        row.featExtrKwdList?.includes('한국어') ||
        Object.values(row.featExtr as Record<string, string[]>).some((group) => group.includes('한국어')),
    ],
    [
      'a feature',
      { keyword: '세종학당재단' },
      (row) =>
        row.featExtrKwdList?.includes('세종학당재단') ||
        Object.values(row.featExtr as Record<string, string[]>).some((group) =>
          group.includes('세종학당재단'),
        ),
    ],
    [
      'everything together',
      {
        ntnId: ['US', 'JP', 'FR'],
        lclsfNm: 'KOREA',
        startDate: '2026-11-01',
        searchText: '한국',
        searchFields: 'title',
      },
      (row) =>
        ['US', 'JP', 'FR'].includes(row.ntnId ?? '') &&
        row.lclsfNm === 'KOREA' &&
        day(row) >= '2026-11-01' &&
        inTitle(row, '한국'),
    ],
  ];

  it.each(cases)('filtered by %s has the rows of an SQL count', async (_what, query, keeps) => {
    const wanted = articles.filter(keeps).map((row) => row.articleId);
    const first = await list({ ...query, size: 200 });
    expect(first.totalRecords).toBe(wanted.length);
    const found = [...first.data];
    for (let page = 2; found.length < first.totalRecords; page++) {
      found.push(...(await list({ ...query, size: 200, page })).data);
    }
    expect(found.map((item) => item.articleId).sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b));
  });

  it('combines terms by AND or OR, and applies exclusions', async () => {
    const count = async (query: Query) => (await list({ searchFields: 'title', ...query })).totalRecords;
    const [korea, exhibition] = [await count({ searchText: '한국' }), await count({ searchText: '전시' })];
    const both = await count({ searchText: '한국,전시', multiSearchCnd: 'AND' });
    const either = await count({ searchText: '한국,전시', multiSearchCnd: 'OR' });
    expect(either).toBe(korea + exhibition - both);
    expect(await count({ searchText: '한국', excludeText: '전시' })).toBe(korea - both);
  });

  it('never grows when a condition is added', async () => {
    const count = async (query: Query) => (await list(query)).totalRecords;
    for (const excludeText of ['전시', '축제', '서울']) {
      const without = await count({ excludeText });
      expect(await count({ excludeText, searchText: '한국', searchFields: 'title' })).toBeLessThanOrEqual(
        without,
      );
      const kept = await list({ excludeText, searchText: '한국', searchFields: 'title', size: 200 });
      const whole = new Map(articles.map((row) => [row.articleId, row]));
      for (const { articleId } of kept.data) {
        const row = whole.get(articleId);
        expect(`${row?.kornTtl}\n${row?.articleTransCn}`).not.toContain(excludeText);
      }
    }
  });

  it.each(['frmTrsfNscvrgDt', 'mainSnthsScr'] as const)(
    'sorted either way ends with the rows without %s, each on one page',
    async (field) => {
      const query = { searchText: '한국', searchFields: 'title' };
      const some = (await list({ ...query, size: 30 })).data.map(({ articleId }) => articleId);
      await inDatabase(() =>
        db()
          .update(article)
          .set({ [field]: null })
          .where(inArray(article.articleId, some)),
      );
      for (const order of ['ASC', 'DESC']) {
        const found: ArticleItem[] = [];
        const { totalRecords } = await list(query);
        for (let page = 1; page <= Math.ceil(totalRecords / 20) + 1; page++)
          found.push(...(await list({ ...query, sort: `${field},${order}`, page, size: 20 })).data);
        expect(new Set(found.map(({ articleId }) => articleId)).size).toBe(totalRecords);
        expect(found).toHaveLength(totalRecords);
        const first = found.findIndex((item) => (item[field] ?? null) === null);
        expect(found.slice(first).every((item) => (item[field] ?? null) === null)).toBe(true);
        expect(found.length - first).toBeGreaterThanOrEqual(some.length);
        const values = found.slice(0, first).map((item) => item[field] as never);
        const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(order === 'ASC' ? sorted : sorted.reverse());
      }
      for (const row of rows.filter(({ articleId }) => some.includes(articleId)))
        await inDatabase(() =>
          db()
            .update(article)
            .set({ [field]: row[field] })
            .where(eq(article.articleId, row.articleId)),
        );
    },
  );

  it('in the demonstration has the scores it is sorted by', async () => {
    const { data } = await list({ sort: 'mainSnthsScr,DESC', size: 50 });
    const scores = data.map(({ mainSnthsScr }) => mainSnthsScr);
    expect(scores).not.toContain(null);
    expect(new Set(scores).size).toBeGreaterThan(5);
    for (const { mainArticleScr, mainMediaScr, mainNtnScr, mainSnthsScr } of data) {
      const parts = Number(mainArticleScr) / 2 + Number(mainMediaScr) / 4 + Number(mainNtnScr) / 4;
      expect(Math.abs(Number(mainSnthsScr) - parts)).toBeLessThan(0.15);
    }
  });

  it('sorts both ways and pages without loss or repetition', async () => {
    for (const sort of ['regDt,ASC', 'frmTrsfNscvrgDt,DESC', 'mainSnthsScr,DESC']) {
      const ids: number[] = [];
      for (let page = 1; page <= 3; page++) {
        ids.push(...(await list({ sort, page, size: 100 })).data.map((item) => item.articleId));
      }
      expect(new Set(ids).size).toBe(Math.min(300, articles.length));
    }
  });

  const tooLong = '조회 기간은 366일을 초과할 수 없습니다.';
  it.each([
    ['an unknown condition', { country: 'JP' }, "'country'은(는) 없는 조회 조건입니다."],
    [
      'a reversed range',
      { startDate: '2026-11-12', endDate: '2026-11-10' },
      '시작일은 종료일보다 늦을 수 없습니다.',
    ],
    ['a range of more than a year', { startDate: '2025-01-01', endDate: '2026-11-10' }, tooLong],
    ['a range of more than a year to this day', { startDate: '2025-01-01' }, tooLong],
    ['a range without a first day', { endDate: '2026-11-10' }, tooLong],
    ['a day that does not exist', { startDate: '2026-02-30' }, '보도일이(가) 올바르지 않습니다.'],
    [
      'a size that is not offered',
      { size: 25 },
      '쪽 크기는 10, 20, 30, 50, 100, 200 가운데 하나여야 합니다.',
    ],
    ['days to come', { endDate: '2099-01-01' }, '선택 가능한 날짜를 초과하였습니다.'],
    ['two texts', { searchText: ['한국', '전시'] }, '검색어는 쉼표로 이어 한 번만 보내 주세요.'],
    ['a wrong operator', { multiSearchCnd: 'XOR' }, '검색어 다중검색 기준이(가) 올바르지 않습니다.'],
    [
      'an alternative that says only what is left out',
      { searchText: '한국 OR -전시' },
      'OR로 이은 말마다 찾을 낱말이 있어야 합니다. 뺄 말은 괄호 밖에 적어 주세요. 예: (한복 OR 김치) -전시',
    ],
    ['an outlet in another notation', { mediaId: '0x10' }, '매체이(가) 올바르지 않습니다.'],
    ['a sort by a body', { sort: 'articleCn,ASC' }, '정렬할 수 없는 항목입니다.'],
    [
      'two hundred terms',
      { searchText: Array.from({ length: 200 }, (_, n) => `말${n}`).join(',') },
      '검색어는 50개까지 입력할 수 있습니다.',
    ],
  ])('refuses %s with a sentence', async (_what, query, sentence) => {
    const answer = (await staff.get('/article-list', query)) as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([400, sentence]);
  });

  it('interprets operators as documented', async () => {
    const count = async (query: Query) => (await list(query)).totalRecords;
    const counted = async (searchText: string) => await count({ searchText });
    const either = await count({ searchText: '한국,전시', multiSearchCnd: 'OR' });
    expect([await counted('한국 OR 전시'), await counted('한국 | 전시')]).toEqual([either, either]);
    const without = await count({ searchText: '한국', excludeText: '전시' });
    expect([await counted('한국 -전시'), await counted('한국 NOT 전시')]).toEqual([without, without]);
    expect(without).toBeGreaterThan(0);
    expect(either).toBeGreaterThan(without);
  });

  it.each([
    ['multiSearchCnd', { searchText: '한국,전시' }],
    ['multiKeywordCnd', { keyword: '한류,한식' }],
  ])('requires %s if several are combined', async (name, query) => {
    const answer = (await staff.get('/article-list', query)) as Answer<ErrorBody>;
    expect([answer.status, answer.body.fields?.map((field) => field.name)]).toEqual([400, [name]]);
    const operator = { [name]: 'AND' };
    expect((await staff.get('/article-list', { ...query, ...operator })).status).toBe(200);
    expect((await staff.get('/article-list', { searchText: '한국 전시, -영화' })).status).toBe(200);
  });

  it.each([
    ['multiSearchCnd', { multiSearchCnd: 'XOR' }],
    ['multiSearchCnd', { multiSearchCnd: ['AND', 'OR'] }],
    ['multiKeywordCnd', { multiKeywordCnd: 'and' }],
    ['searchFields', { searchFields: ['title', 'body'] }],
    ['paidAiYn', { paidAiYn: 'yes' }],
    ['freeAiYn', { freeAiYn: '1' }],
    ['menualYn', { menualYn: 'X' }],
    ['startDate', { startDate: '2026-02-30', endDate: '2026-03-01' }],
    ['endDate', { startDate: '2026-02-01', endDate: '2026-02-30' }],
  ])('names %s if its value is invalid: %j', async (name, query) => {
    const answer = (await staff.get('/article-list', query)) as Answer<ErrorBody>;
    expect([answer.status, answer.body.fields?.map((field) => field.name)]).toEqual([400, [name]]);
  });

  it.each(['!!!', '  ', ',', '%', '_', "'; drop table article; --", '\u0000', '😀', '가'.repeat(900)])(
    'answers %j without an error',
    async (searchText) => {
      expect((await list({ searchText })).totalRecords).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('an article', () => {
  it('is returned with both texts, language, labels and features', async () => {
    const row = articles.find((one) => one.lanCd === 'ar') as Row;
    const { body } = await staff.get<{ data: Article }>('/article-detail', { articleId: row.articleId });
    expect(body.data).toMatchObject({
      kornTtl: row.kornTtl,
      lclanTtl: row.lclanTtl,
      articleCn: row.articleCn,
      articleTransCn: row.articleTransCn,
      lanCd: 'ar',
      lanNm: '아랍어',
      featExtr: row.featExtr,
    });
    expect(body.data).not.toHaveProperty('tk');
    expect(body.data).not.toHaveProperty('canonicalUrl');
  });

  it('names its neighbours in the list it was opened from', async () => {
    const query = { ntnId: 'JP', sort: 'frmTrsfNscvrgDt,DESC' };
    const { data } = await list({ ...query, size: 50 });
    for (const index of [0, 1, data.length - 1]) {
      const { body } = await staff.get<{ data: Article }>('/article-detail', {
        ...query,
        articleId: data[index]?.articleId,
      });
      const ids = [body.data.previous, body.data.next].map(
        (link) => (link as { articleId: number } | null)?.articleId,
      );
      expect(ids).toEqual([data[index - 1]?.articleId, data[index + 1]?.articleId]);
    }
  });

  it('does not name neighbours hidden by a policy', async () => {
    const query = { ntnId: 'JP', sort: 'frmTrsfNscvrgDt,DESC' };
    const [above, here] = (await list({ ...query, size: 10 })).data;
    const policy = policies.get('articles') ?? expect.unreachable();
    const hidden = vi.spyOn(policy, 'scope').mockReturnValue(ne(article.articleId, above?.articleId ?? 0));
    const { body } = await staff.get<{ data: Article }>('/article-detail', {
      ...query,
      articleId: here?.articleId,
    });
    hidden.mockRestore();
    expect(body.data).toMatchObject({ previous: null, next: { articleId: expect.any(Number) } });
  });

  it('shows group, history and file words of every kind of item', async () => {
    for (const [path, kind] of [
      ['/article-detail', 'article'],
      ['/thinktank-detail', 'thinkTank'],
      ['/sns-detail', 'sns'],
    ] as const) {
      const articleId = rows.find((row) => row.itemKnd === kind)?.articleId;
      const { body } = await staff.get<{ data: object }>(path, { articleId });
      expect([path, body.data]).toEqual([
        path,
        expect.objectContaining({ groupNm: null, mdfcnHistoryList: [], atchFileCn: null, files: [] }),
      ]);
    }
  });

  it('of another kind, or unknown, is not found', async () => {
    const other = rows.find((row) => row.itemKnd === 'sns') as Row;
    for (const articleId of [other.articleId, 999_999_999, 'abc', '1e400']) {
      expect((await staff.get('/article-detail', { articleId })).status).toBe(404);
    }
    expect((await staff.get('/article-detail')).status).toBe(400);
  });
});
