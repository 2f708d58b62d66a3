// On both engines: the database computes figures per day and month.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { grouped } from '#contract/countText.ts';
import { addDays } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { CountedItem, DailyCountItem } from '#generated/types/statisticsCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { type ReadSheet, readXlsxSheets } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const rows = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {});
  // some articles that no class fits
  await db().update(article).set({ featExtrMclsf: null }).where(sql`${article.articleId} % 17 = 0`);
  return db().select().from(article);
});
const staff = await signedIn(app, 'staff');

type Row = (typeof rows)[number];
type Query = Record<string, string | number | (string | number)[]>;

const period = { startDate: '2026-10-15', endDate: '2026-11-21' };
const dayOf = (row: Row): string =>
  new Date((row.frmTrsfNscvrgDt?.getTime() ?? 0) + 9 * 3_600_000).toISOString().slice(0, 10);

const ask = async <T = CountedItem>(path: string, query: Query = {}): Promise<ListAnswer<T>> => {
  const answer = await staff.get<ListAnswer<T>>(`/statistics/${path}`, { ...period, ...query });
  expect([answer.status, path, query]).toEqual([200, path, query]);
  return answer.body;
};
/** The sheets of a statistic's workbook. */
const sheetsOf = async (name: string, query: Query = {}): Promise<ReadSheet[]> => {
  const answer = await staff.get(`/statistics/${name}/excel`, { ...period, ...query });
  expect(answer.status).toBe(200);
  return readXlsxSheets(answer.bytes ?? Buffer.alloc(0));
};
const listed = async (list: string, query: Query): Promise<number> =>
  (await staff.get<ListAnswer<unknown>>(`/${list}-list`, { ...period, ...query })).body.totalRecords;

const featuresOf = ({ featExtr }: Row): string[] =>
  ['issue', 'pern', 'incdnt', 'plcy', 'inst', 'evnt'].flatMap(
    (group) => ((featExtr ?? {}) as Record<string, string[] | undefined>)[group] ?? [],
  );

const keysOf = {
  nation: (row: Row) => [row.ntnId],
  media: (row: Row) => [row.mediaId === null ? null : String(row.mediaId)],
  classification: (row: Row) => [row.featExtrMclsf],
  keyword: (row: Row) => [...new Set([...(row.featExtrKwdList ?? []), ...featuresOf(row)])],
} as const;
type Dimension = keyof typeof keysOf;

const linkOf: Record<Dimension, (key: string) => Query> = {
  nation: (key) => ({ ntnId: key }),
  media: (key) => ({ mediaId: key }),
  classification: (key) => ({ featExtrMclsf: key }),
  keyword: (key) => ({ keyword: key }),
};

/** The same figures, computed independently. */
const recount = (dimension: Dimension, among: readonly Row[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of among)
    for (const key of keysOf[dimension](row)) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
/** The keys with the most articles first; articles without a class are a part of their own, the last one. */
const ranked = (dimension: Dimension, among: readonly Row[]): [string, number][] => {
  const without = among.filter((row) => row.featExtrMclsf === null).length;
  return [
    ...[...recount(dimension, among)].toSorted(([, n], [, m]) => m - n),
    ...(dimension === 'classification' && without > 0 ? [['none', without] as [string, number]] : []),
  ];
};
const inPeriod = (kind: string): Row[] =>
  rows.filter(
    (row) => row.itemKnd === kind && dayOf(row) >= period.startDate && dayOf(row) <= period.endDate,
  );

const filters: [string, Query, (row: Row) => boolean][] = [
  ['nothing more', {}, () => true],
  ['a region', { lclsfNm: 'KOREA' }, (row) => row.lclsfNm === 'KOREA'],
  ['two countries', { ntnId: ['US', 'JP'] }, (row) => ['US', 'JP'].includes(row.ntnId ?? '')],
  ['what AI brought free', { freeAiYn: 'Y' }, (row) => row.aiYn === 'Y' && row.payYn === 'N'],
  ['a class', { featExtrMclsf: 'MCLSF_04' }, (row) => row.featExtrMclsf === 'MCLSF_04'],
];
const rankings = [
  ['nation/chart', 'nation', 'article'],
  ['nation/table', 'nation', 'article'],
  ['nation/classification', 'classification', 'article'],
  ['nation/keyword', 'keyword', 'article'],
  ['media/table', 'media', 'article'],
  ['media/classification', 'classification', 'article'],
  ['media/keyword', 'keyword', 'article'],
  ['keyword/chart', 'keyword', 'article'],
  ['classification/chart', 'classification', 'article'],
  ['classification/nation', 'nation', 'article'],
  ['classification/media', 'media', 'article'],
  ['sns/table', 'media', 'sns'],
] as const;

describe.each(rankings)('GET /statistics/%s', (path, dimension, kind) => {
  it.each(filters)('under %s equals an SQL count, highest first', async (_what, query, keeps) => {
    const among = inPeriod(kind).filter(keeps);
    const wanted = ranked(dimension, among);
    const counts = new Map(wanted);
    const { data, totalRecords, stats } = await ask(path, { ...query, limit: 200 });
    expect(stats).toEqual({ articles: among.length });
    expect(totalRecords).toBe(wanted.length);
    expect(data.map(({ count }) => count)).toEqual(wanted.slice(0, 200).map(([, count]) => count));
    expect(data.map(({ key }) => [key, counts.get(key)])).toEqual(data.map(({ key, count }) => [key, count]));
    for (const { count, share } of data) expect(share).toBeCloseTo(count / among.length, 3);
  });

  it('counts the rows of the list it leads to', async () => {
    const { data } = await ask(path, { lclsfNm: 'KOREA' });
    expect(data.length).toBeGreaterThan(3);
    expect(data.some(({ label }) => label === '미분류')).toBe(dimension === 'classification');
    for (const { key, label, count } of [...data.slice(0, 6), ...data.slice(-1)]) {
      const found = await listed(kind, { lclsfNm: 'KOREA', ...linkOf[dimension](key) });
      expect([key, found]).toEqual([key, count]);
      expect(label).not.toBe('');
    }
  });

  it('returns the requested part of the ranking', async () => {
    const whole = (await ask(path, { limit: 200 })).data;
    expect((await ask(path, { offset: 3, limit: 4 })).data).toEqual(whole.slice(2, 6));
    expect((await ask(path, { rankRange: 'ten' })).data).toEqual(whole.slice(0, 10));
  });
});

const series = [
  ['nation/daily', 'nation', 'article'],
  ['media/daily', 'media', 'article'],
  ['media/daily/top', 'media', 'article'],
  ['keyword/daily', 'keyword', 'article'],
  ['keyword/daily/top', 'keyword', 'article'],
  ['sns/daily/top', 'media', 'sns'],
] as const;

describe.each(series)('GET /statistics/%s', (path, dimension, kind) => {
  it('equals an SQL count by day', async () => {
    const among = inPeriod(kind);
    const { data } = await ask<DailyCountItem>(path);
    const keys = [...new Set(data.map(({ key }) => key))];
    const counts = recount(dimension, among);
    const most = [...counts.values()].toSorted((n, m) => m - n);
    const limit = path.endsWith('top') ? 10 : 5;
    expect(keys.map((key) => counts.get(key) ?? 0).toSorted((n, m) => m - n)).toEqual(most.slice(0, limit));
    for (let day: string = period.startDate; day <= period.endDate; day = addDays(day, 1)) {
      const ofDay = among.filter((row) => dayOf(row) === day);
      const wanted = recount(dimension, ofDay);
      for (const key of keys) {
        const found = data.find((line) => line.key === key && line.date === day);
        expect([day, key, found?.count ?? 0]).toEqual([day, key, wanted.get(key) ?? 0]);
        if (found) expect(found.share).toBeCloseTo(found.count / ofDay.length, 3);
      }
    }
  });
});

describe('a comparison', () => {
  it('shows the selected values as shares of everything', async () => {
    const { data } = await ask<DailyCountItem>('nation/daily', { ntnId: ['US', 'FR'] });
    expect(new Set(data.map(({ key }) => key))).toEqual(new Set(['US', 'FR']));
    const whole = inPeriod('article');
    for (const { date, count, share } of data.slice(0, 20))
      expect(share).toBeCloseTo(count / whole.filter((row) => dayOf(row) === date).length, 3);
  });

  it('accepts keywords separated by commas', async () => {
    const { data } = await ask<DailyCountItem>('keyword/daily', {
      keyword: '한류,한식',
      multiKeywordCnd: 'OR',
    });
    expect(new Set(data.map(({ key }) => key))).toEqual(new Set(['한류', '한식']));
  });

  it('of more than five is refused with a sentence', async () => {
    const answer = (await staff.get('/statistics/nation/daily', {
      ...period,
      ntnId: ['US', 'FR', 'JP', 'CN', 'DE', 'GB'],
    })) as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([400, '한 번에 5개까지 비교할 수 있습니다.']);
  });
});

describe.each([
  ['nation', 'nation/table', '국가'],
  ['media', 'media/table', '매체'],
  ['keyword', 'keyword/chart', '키워드'],
  ['classification', 'classification/chart', '분류'],
  ['sns', 'sns/table', '소셜 미디어'],
])('GET /statistics/%s/excel', (name, path, word) => {
  it('is the whole ranking, or the requested part, with its conditions', async () => {
    const counted = name === 'sns' ? '게시글' : '기사';
    for (const [part, told] of [
      [{}, ''],
      [{ offset: 2, limit: 3 }, ' 가운데 2위부터 3개'],
    ] as const) {
      const query = { lclsfNm: 'KOREA', ...part };
      const shown = await ask(path, { limit: 200, ...query });
      const [first] = await sheetsOf(name, query);
      const { preamble, head, rows: lines } = first ?? { preamble: [], head: [], rows: [] };
      expect(head).toEqual(['순위', word, '건수', '점유율(%)']);
      expect(preamble[0]).toBe(`${word}별 통계`);
      expect(preamble[1]).toMatch(/2026-10-15 ~ 2026-11-21.*\(정렬: 건수 많은 순\)/);
      // things of different kinds are counted in sentences of their own
      expect(preamble.slice(3)).toEqual([
        `${counted} ${grouped(shown.stats?.['articles'] ?? 0)}건`,
        `${word} ${grouped(shown.totalRecords)}개${told}`,
      ]);
      expect(lines).toEqual(
        shown.data.map(({ label, count, share }, index) => [
          String(index + ('offset' in part ? part.offset : 1)),
          label,
          String(count),
          String(Math.round(share * 10_000) / 100),
        ]),
      );
    }
  });
});

describe('the workbook of a statistic', () => {
  const asCells = (group: string, { data }: ListAnswer<CountedItem>): string[][] =>
    data.map(({ label, count, share }) => [
      ...(group ? [group] : []),
      label,
      String(count),
      String(Math.round(share * 10_000) / 100),
    ]);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

  it('holds the days and the shares below the ranking', async () => {
    const sheets = await sheetsOf('nation');
    expect(sheets.map(({ name }) => name)).toEqual(['순위', '일별', '중분류', '키워드']);
    const { data } = await ask<DailyCountItem>('nation/daily');
    const [, days, classes, keywords] = sheets;
    expect(days?.rows.map(([day]) => day)).toHaveLength(38);
    for (const [place, name] of (days?.head ?? []).entries()) {
      if (!name.endsWith(' 건수')) continue;
      const wanted = data.filter(({ label }) => `${label} 건수` === name).map(({ count }) => count);
      expect([name, sum(days?.rows.map((row) => Number(row[place])) ?? [])]).toEqual([name, sum(wanted)]);
    }
    expect(classes?.rows).toEqual(asCells('', await ask('nation/classification', { limit: 200 })));
    expect(keywords?.rows).toEqual(asCells('', await ask('nation/keyword', { limit: 200 })));
  });

  it('holds each compared value beside the whole ranking', async () => {
    const whole = await ask('nation/table', { limit: 200 });
    const [ranks, days, classes] = await sheetsOf('nation', { ntnId: ['US', 'FR'] });
    expect(ranks?.rows.map(([, label]) => label)).toEqual(whole.data.map(({ label }) => label));
    expect(days?.head).toEqual(['날짜', '미국 건수', '프랑스 건수', '미국 점유율(%)', '프랑스 점유율(%)']);
    expect(classes?.head).toEqual(['국가', '중분류', '건수', '점유율(%)']);
    expect(classes?.rows).toEqual([
      ...asCells('미국', await ask('nation/classification', { ntnId: 'US' })),
      ...asCells('프랑스', await ask('nation/classification', { ntnId: 'FR' })),
    ]);
  });
});

it.each([
  '/dashboard/statistics/article-list',
  ...[...rankings, ...series].map(([path]) => `/statistics/${path}`),
])('GET %s requires a combination for two keywords', async (path) => {
  const query = { ...period, keyword: '한국문화원,한류' };
  const refused = (await staff.get(path, query)) as Answer<ErrorBody>;
  expect([refused.status, refused.body.fields?.map(({ name, message }) => [name, message])]).toEqual([
    400,
    [['multiKeywordCnd', '키워드 다중검색 기준을(를) 입력해주세요.']],
  ]);
  expect((await staff.get(path, { ...query, multiKeywordCnd: 'OR' })).status).toBe(200);
});

it.each([
  ['without a period', {}, 'startDate'],
  ['with half a period', { startDate: '2026-11-01' }, 'endDate'],
  ['with a reversed period', { startDate: '2026-11-02', endDate: '2026-11-01' }, 'startDate'],
  ['over more than a year', { startDate: '2025-01-01', endDate: '2026-11-01' }, 'startDate'],
  ['with a range that does not exist', { ...period, rankRange: 'hundred' }, 'rankRange'],
  ['with a limit of thousands', { ...period, limit: 5_000 }, 'limit'],
  ['from place 0', { ...period, offset: 0 }, 'offset'],
])('a statistic with %s is refused by name', async (_what, query, name) => {
  const answer = (await staff.get('/statistics/media/table', query as Query)) as Answer<ErrorBody>;
  expect(answer.status).toBe(400);
  expect(answer.body.fields?.map((field) => field.name)).toContain(name);
});
