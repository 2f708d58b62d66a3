// On both engines: the database computes figures per day and month.
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { CountedItem, DailyCountItem } from '#generated/types/statisticsCalls.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();
const rows = await withDatabase(database, async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {});
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
  it.each(filters)('under %s is what counting by hand says, most first', async (_what, query, keeps) => {
    const among = inPeriod(kind).filter(keeps);
    const counts = recount(dimension, among);
    const wanted = [...counts].toSorted(([, n], [, m]) => m - n);
    const { data, totalRecords } = await ask(path, { ...query, limit: 200 });
    expect(totalRecords).toBe(wanted.length);
    expect(data.map(({ count }) => count)).toEqual(wanted.slice(0, 200).map(([, count]) => count));
    expect(data.map(({ key }) => [key, counts.get(key)])).toEqual(data.map(({ key, count }) => [key, count]));
    for (const { count, share } of data) expect(share).toBeCloseTo(count / among.length, 3);
  });

  it('counts what the list holds that it leads to', async () => {
    const { data } = await ask(path, { lclsfNm: 'KOREA' });
    expect(data.length).toBeGreaterThan(3);
    for (const { key, label, count } of data.slice(0, 6)) {
      const found = await listed(kind, { lclsfNm: 'KOREA', ...linkOf[dimension](key) });
      expect([key, found]).toEqual([key, count]);
      expect(label).not.toBe('');
    }
  });

  it('gives the part of the ranking that was asked for', async () => {
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
  it('is what counting by hand says, day by day', async () => {
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
  it('draws what was selected, as parts of everything', async () => {
    const { data } = await ask<DailyCountItem>('nation/daily', { ntnId: ['US', 'FR'] });
    expect(new Set(data.map(({ key }) => key))).toEqual(new Set(['US', 'FR']));
    const whole = inPeriod('article');
    for (const { date, count, share } of data.slice(0, 20))
      expect(share).toBeCloseTo(count / whole.filter((row) => dayOf(row) === date).length, 3);
  });

  it('takes keywords between commas', async () => {
    const { data } = await ask<DailyCountItem>('keyword/daily', { keyword: '한류,한식' });
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
  it('is the part of the ranking that the screen shows, with its conditions', async () => {
    const query = { lclsfNm: 'KOREA', offset: 2, limit: 3 };
    const shown = (await ask(path, query)).data;
    const answer = await staff.get(`/statistics/${name}/excel`, { ...period, ...query });
    expect(answer.status).toBe(200);
    const { preamble, head, rows: lines } = await readXlsxExport(answer.bytes ?? Buffer.alloc(0));
    expect(head).toEqual(['순위', word, '건수', '점유율(%)']);
    expect(preamble[0]).toBe(`${word}별 통계`);
    expect(preamble[1]).toContain('(정렬: 건수 내림차순)');
    expect(lines).toEqual(
      shown.map(({ label, count, share }, index) => [
        String(index + 2),
        label,
        String(count),
        String(Math.round(share * 10_000) / 100),
      ]),
    );
    expect(preamble.join(' ')).toMatch(/2026-10-15 ~ 2026-11-21.*2위부터 3개/);
  });
});

it.each([
  ['without a period', {}, 'startDate'],
  ['with half a period', { startDate: '2026-11-01' }, 'endDate'],
  ['with a reversed period', { startDate: '2026-11-02', endDate: '2026-11-01' }, 'startDate'],
  ['over more than a year', { startDate: '2025-01-01', endDate: '2026-11-01' }, 'startDate'],
  ['with a range that does not exist', { ...period, rankRange: 'hundred' }, 'rankRange'],
  ['with a limit of thousands', { ...period, limit: 5_000 }, 'limit'],
  ['from place 0', { ...period, offset: 0 }, 'offset'],
])('a statistic %s is refused by name', async (_what, query, name) => {
  const answer = (await staff.get('/statistics/media/table', query as Query)) as Answer<ErrorBody>;
  expect(answer.status).toBe(400);
  expect(answer.body.fields?.map((field) => field.name)).toContain(name);
});
