// On both engines: the search is mostly SQL.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, searchHistory, searchSynonym, searchWord } from '#generated/tables/index.ts';
import type {
  FoundItem,
  MarkedText,
  SearchedItem,
  SearchFacets,
  SearchSpellings,
  TrendingWordItem,
} from '#generated/types/searchCalls.ts';
import type { SearchSynonym } from '#generated/types/searchSynonym.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction, outside } from '#server/kernel/database/db.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { storeDemoData } from '../../../../scripts/seed/storeDemoData.ts';
import { administrator } from '../../../../tests/helpers/callerOf.ts';
import { signedIn } from '../../../../tests/helpers/client.ts';
import { planOf } from '../../../../tests/helpers/planOf.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { databaseIndex } from './lookup/databaseIndex.ts';
import { idsUpTo, verifyMatchesOfMany } from './lookup/verifyMatches.ts';
import { readSearchQuery } from './searchQuery.ts';
import { currentSynonyms } from './spellings/spellingGroups.ts';

const { app, database } = await testApp();
await inDatabase(() => storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}));
const staff = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');
const mission = await signedIn(app, 'mission');

type Found = ListAnswer<FoundItem>;
type Query = Record<string, string | number | (string | number)[]>;

const search = async (query: Query, who = staff): Promise<Found> => {
  const answer = await who.get<Found>('/search-list', query);
  expect([answer.status, query]).toEqual([200, query]);
  return answer.body;
};
const refused = async (query: Query) => {
  const { status, body } = await staff.get<ErrorBody>('/search-list', query);
  return { status, names: body.fields?.map(({ name }) => name), message: body.message };
};
const searches = async (who = staff) =>
  (await who.get<ListAnswer<SearchedItem>>('/searchhistory-list')).body.data.map(({ cndCn }) => cndCn);
const trending = async () =>
  (await staff.get<ListAnswer<TrendingWordItem>>('/search/trending-search-word')).body.data;

describe('a search hit that is opened', () => {
  it('marks its words in the full texts, within access rights', async () => {
    const { data } = await search({ searchText: '한복', kind: 'article', size: 50 });
    const isInBoth = ({ snippets }: FoundItem) =>
      ['articleCn', 'articleTransCn'].every((name) =>
        snippets.some(({ field, marks: some }) => field === name && some.length > 0),
      );
    const articleId = data.find(isInBoth)?.articleId ?? 0;
    const [texts] = await inDatabase(() =>
      db().select().from(article).where(eq(article.articleId, articleId)),
    );
    const marks = async (query: Query) =>
      (await staff.get<{ data: MarkedText[] }>('/search/marks', { articleId, ...query })).body.data;
    const marked = (await marks({ searchText: '한복' })).flatMap(({ field, marks: all }) =>
      all.map(({ start, end }) =>
        String(texts?.[field as 'articleCn'])
          .slice(start, end)
          .toLowerCase(),
      ),
    );
    expect(new Set(marked).size).toBeGreaterThan(1);
    for (const word of marked)
      expect(['한복', 'hanbok', '韩服', '韓服', 'ハンボク', 'チマチョゴリ']).toContain(word);
    const titled = data.find(({ kornTtl }) => kornTtl?.includes('한복'));
    const [inTitle] = await marks({ searchText: '한복', articleId: titled?.articleId ?? 0 });
    expect(inTitle?.field).toBe('kornTtl');
    expect(inTitle?.marks.map(({ start, end }) => titled?.kornTtl?.slice(start, end))).toContain('한복');
    expect(await marks({ searchText: '쀍뷁' })).toEqual([]);
    expect((await staff.get('/search/marks', { searchText: '한복', articleId: 999_999_999 })).status).toBe(
      404,
    );
  });
});

describe('a misspelt search', () => {
  const spellings = async (searchText: string) =>
    (await staff.get<{ data: SearchSpellings }>('/search/spellings', { searchText })).body.data.spellings;

  it.each(['헌복', '한봌', 'gksqhr', 'ㅎㅂ'])(
    'for %s suggests the intended word, which has hits',
    async (typed) => {
      expect((await search({ searchText: typed })).totalRecords).toBe(0);
      const meant = await spellings(typed);
      expect(meant).toContain('한복');
      expect((await search({ searchText: '한복' })).totalRecords).toBeGreaterThan(0);
    },
  );

  it('is left alone if nothing is similar, or if it has hits', async () => {
    expect([await spellings('쀍뷁'), await spellings('한복')]).toEqual([[], []]);
  });
});

it('a page is limited by a number of texts, not by time, and says where it ended', () =>
  inDatabase(async () => {
    const plan = planOf(
      { searchText: '"이 도시의 한국문화원"', excludeText: '' },
      { combine: 'AND', fields: [] },
    );
    const { facts } = await readSearchQuery({ searchText: '문화원' });
    const found = (ofNumber: number) =>
      databaseIndex(ourCatalogue, { texts: { ofPage: 0, ofNumber } }).search({
        plan,
        facts,
        caller: administrator,
        kinds: ['article'],
        shown: ['article'],
        order: 'latest',
        offset: 0,
        size: 50,
        total: 'capped',
      });
    const whole = await found(10_000);
    expect([whole.isComplete, whole.articleIds.length > 10]).toEqual([true, true]);
    const part = await found(10);
    expect(part.isComplete).toBe(false);
    expect(part.articleIds).toEqual(whole.articleIds.slice(0, part.articleIds.length));
    expect(part.articleIds.length).toBeLessThan(11);
  }));

describe('the search', () => {
  it('lets other requests run between the texts that it reads', async () => {
    let turns = 0;
    let isReading = true;
    const turn = () => {
      turns += 1;
      if (isReading) setImmediate(turn);
    };
    setImmediate(turn);
    await inDatabase(async () => {
      const plan = planOf({ searchText: '국립중앙박물관', excludeText: '' }, { combine: 'AND', fields: [] });
      const ids = await idsUpTo(10_000, undefined);
      const some = ids?.slice(0, 500) ?? [];
      expect(await verifyMatchesOfMany(plan, some)).toBeDefined();
    });
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('finds items of every kind, counts each, and says why they match', async () => {
    const all = await search({ searchText: '한국', size: 50 });
    const { board, product, ...ofPress } = all.stats ?? {};
    const counts = Object.values(ofPress);
    expect([board, product].every((n) => n !== undefined)).toBe(true);
    expect(Object.keys(ofPress)).toEqual(['article', 'thinktank', 'sns']);
    expect(all.totalRecords).toBe(counts.reduce((sum, n) => sum + n, 0));
    expect(counts.every((n) => n > 0)).toBe(true);
    for (const { snippets } of all.data)
      expect(
        snippets.flatMap(({ text, marks }) => marks.map(({ start, end }) => text.slice(start, end))),
      ).toContain('한국');
    expect(all.data[0]).not.toHaveProperty('articleCn');
    for (const kind of ['article', 'thinktank', 'sns']) {
      const one = await search({ searchText: '한국', kind, size: 10 });
      expect([one.totalRecords, one.stats]).toEqual([all.stats?.[kind], all.stats]);
      expect(new Set(one.data.map((item) => item.kind))).toEqual(new Set([kind]));
    }
  });

  it('returns the total alone on request, and does not store that in the history', async () => {
    const before = await searches();
    const whole = await search({ searchText: '전시회, 공연', multiSearchCnd: 'OR' });
    const stored = await searches();
    const alone = await search({ searchText: '전시회, 공연', multiSearchCnd: 'OR', total: 'only' });
    const { data, totalRecords, stats } = alone;
    expect([data, totalRecords, stats]).toEqual([[], whole.totalRecords, whole.stats]);
    expect([stored.length - before.length, await searches()]).toEqual([1, stored]);
  });

  it.each(['accuracy', 'latest'])('pages through everything once in the order of %s', async (sort) => {
    const query = { searchText: '한국, 문화', multiSearchCnd: 'AND', sort, size: 10 };
    const { totalRecords } = await search(query);
    const pages: Found[] = [];
    // one after another: simultaneous requests would wait for the few connections, and might time out
    for (let page = 1; page <= Math.ceil(totalRecords / 10); page += 1)
      pages.push(await search({ ...query, page }));
    const ids = pages.flatMap(({ data }) => data.map(({ articleId }) => articleId));
    expect([new Set(ids).size, ids.length]).toEqual([totalRecords, totalRecords]);
    expect((await search({ ...query, page: pages.length + 1 })).data).toEqual([]);
  });

  it('lists hits in titles first, or the latest first', async () => {
    const all = { searchText: '한국', size: 200 };
    const isTitled = ({ snippets }: FoundItem) => snippets.some(({ field }) => field.endsWith('Ttl'));
    const accurate = (await search({ ...all, sort: 'accuracy' })).data.map(isTitled);
    expect(accurate.indexOf(false)).toBe(accurate.filter(Boolean).length);
    const times = (await search({ ...all, sort: 'latest' })).data.map((item) => item.frmTrsfNscvrgDt ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('searches the chosen fields', async () => {
    const titles = await search({ searchText: '한국', searchFields: 'title', size: 200 });
    const anywhere = await search({ searchText: '한국', size: 10 });
    expect(titles.totalRecords).toBeLessThan(anywhere.totalRecords);
    for (const { kornTtl, lclanTtl } of titles.data) expect(`${kornTtl} ${lclanTtl}`).toContain('한국');
  });

  it('combines terms, applies exclusions and conditions', async () => {
    const count = async (query: Query) => (await search({ size: 10, ...query })).totalRecords;
    const [one, other, both, either] = await Promise.all([
      count({ searchText: '영화' }),
      count({ searchText: '한국' }),
      count({ searchText: '영화, 한국', multiSearchCnd: 'AND' }),
      count({ searchText: '영화, 한국', multiSearchCnd: 'OR' }),
    ]);
    expect(either).toBe(one + other - both);
    expect(await count({ searchText: '영화', excludeText: '한국' })).toBe(one - both);
    const korea = await count({ searchText: '영화', lclsfNm: 'KOREA' });
    const global = await count({ searchText: '영화', lclsfNm: 'GLOBAL' });
    expect([korea + global <= one, korea > 0]).toEqual([true, true]);
    expect(await count({ searchText: '영화', startDate: '2015-01-01', endDate: '2026-11-21' })).toBe(one);
  });

  it('answers single syllables, exclusions alone and an empty text', async () => {
    for (const query of [{ searchText: '책' }, { excludeText: '한국' }, {}, { searchText: ' ' }] as Query[])
      expect(await search({ size: 10, ...query })).toHaveProperty('data');
  });
});

const more = ({ additionalInfos }: Found): unknown =>
  (additionalInfos as { alsoSearched?: unknown } | undefined)?.alsoSearched;
const file = async (query: Query): Promise<number> => {
  const { bytes } = await staff.get('/search-list-excel', { kind: 'article', format: 'csv', ...query });
  return (bytes ?? Buffer.of()).toString().trim().split('\n').length;
};

describe('other spellings', () => {
  it('are found, named and excluded, except in quotation marks or on request', async () => {
    const count = async (query: Query) => (await search({ size: 10, ...query })).totalRecords;
    const found = await search({ searchText: '케이팝', size: 10 });
    expect(more(found)).toEqual(['K팝', 'K-pop', 'K pop', 'Kpop']);
    const either = ['케이팝', 'K팝', 'K-pop', '"K pop"', 'Kpop'].join(' OR ');
    expect(found.totalRecords).toBe(await count({ searchText: either, synonymYn: 'N' }));
    expect(await count({ searchText: 'k-pop' })).toBe(found.totalRecords);
    const alone = await search({ searchText: '케이팝', size: 10, synonymYn: 'N' });
    const quoted = await search({ searchText: '"케이팝"', size: 10 });
    expect([more(alone), more(quoted), quoted.totalRecords]).toEqual([[], [], alone.totalRecords]);
    expect(alone.totalRecords).toBeLessThan(found.totalRecords);
    expect(await count({ searchText: '한국 -케이팝' })).toBe(
      (await count({ searchText: '한국' })) -
        (await count({ searchText: '한국, 케이팝', multiSearchCnd: 'AND' })),
    );
    expect(await file({ searchText: '케이팝' })).toBe(await file({ searchText: either, synonymYn: 'N' }));
    expect(await file({ searchText: '케이팝', synonymYn: 'N' })).toBeLessThan(
      await file({ searchText: 'K팝' }),
    );
  });

  it('of English words exist in some text', async () => {
    const found = await search({ searchText: 'festival', size: 10 });
    expect(more(found)).toEqual(['festivals']);
    const one = await search({ searchText: '"festival"', size: 10 });
    const other = await search({ searchText: '"festivals"', size: 10 });
    const both = await search({ searchText: '"festival", "festivals"', multiSearchCnd: 'AND', size: 10 });
    expect([one, other].every(({ totalRecords }) => totalRecords > 0)).toBe(true);
    expect(found.totalRecords).toBe(one.totalRecords + other.totalRecords - both.totalRecords);
    expect(more(await search({ searchText: 'Kpopcorn', size: 10 }))).toEqual([]);
  });

  it('are administered: new groups apply, disabled ones do not', async () => {
    const write = (verb: 'POST' | 'PUT' | 'DELETE', path: string, body: object) =>
      admin.write(verb, path, body) as Promise<{
        status: number;
        body: { data: SearchSynonym } & ErrorBody;
      }>;
    const made = await write('POST', '/insert-searchsynonym', {
      rprsNm: '가나다라마',
      synmList: ['한국', '바사아'],
    });
    expect(made.status).toBe(200);
    const asked = async () => {
      await inDatabase(() => currentSynonyms(0));
      return more(await search({ searchText: '가나다라마', size: 10 }));
    };
    expect(await asked()).toEqual(['한국', '바사아']);
    const { synmId, mdfcnDt } = made.body.data;
    for (const rprsNm of ['bts', 'bangtan', '방탄소']) {
      const listed = await admin.get<ListAnswer<SearchSynonym>>('/searchsynonym-list', { rprsNm });
      expect(listed.body.data.map((found) => found.rprsNm)).toEqual(['BTS']);
    }
    const off = await write('PUT', '/update-searchsynonym', { synmId, mdfcnDt, useYn: 'N' });
    expect([off.status, await asked()]).toEqual([200, []]);
    expect(
      (await write('DELETE', '/delete-searchsynonym', { synmId, mdfcnDt: off.body.data.mdfcnDt })).status,
    ).toBe(200);
    const refusal = async (rprsNm: string, ...synmList: string[]) => {
      const { status, body } = await write('POST', '/insert-searchsynonym', { rprsNm, synmList });
      return [status, body.fields?.map(({ message }) => message)];
    };
    expect(await refusal('춤', '댄스', '무')).toEqual([
      400,
      ['대표 표기는 두 글자 이상으로 적어 주세요.', '‘무’: 같은 말은 두 글자 이상으로 적어 주세요.'],
    ]);
    const alone = [400, ['대표 표기와 다른 표기를 하나 이상 적어 주세요.']];
    expect([await refusal('케이무비'), await refusal('K-movie', 'k-MOVIE')]).toEqual([alone, alone]);
  });
});

it('a spelling group of the product stays renamed or deleted after a restart', async () => {
  const names = () =>
    inDatabase(async () =>
      (await db().select().from(searchSynonym).orderBy(searchSynonym.synmId)).map(
        ({ rprsNm, delYn }) => `${rprsNm} ${delYn}`,
      ),
    );
  const change = (rprsNm: string, values: Partial<typeof searchSynonym.$inferInsert>) =>
    inDatabase(() => db().update(searchSynonym).set(values).where(eq(searchSynonym.rprsNm, rprsNm)));
  await change('식혜', { rprsNm: '감주' });
  await change('호떡', { delYn: 'Y' });
  const before = await names();
  await inDatabase(insertBaseData);
  expect(await names()).toEqual(before);
  expect(before).toEqual(expect.arrayContaining(['감주 N', '호떡 Y', '김치 N']));
});

describe('an invalid search', () => {
  it.each<[string, Query, string[], RegExp]>([
    [
      'several terms without their operator',
      { searchText: '영화, 한국' },
      ['multiSearchCnd'],
      /검색어 다중검색 기준/,
    ],
    [
      'several keywords without theirs',
      { keyword: '영화, 한국' },
      ['multiKeywordCnd'],
      /키워드 다중검색 기준/,
    ],
    ['exclusions alone, typed', { searchText: '-한국' }, ['searchText'], /뺄 낱말만/],
    ['punctuation', { searchText: '!?…' }, ['searchText'], /글자나 숫자가 없어/],
    ['an emoji', { searchText: '🎉' }, ['searchText'], /글자나 숫자가 없어/],
    ['commas alone', { searchText: ',,,' }, ['searchText'], /‘,,,’에는 글자나 숫자가 없어/],
    ['a quotation of nothing', { searchText: '""' }, ['searchText'], /글자나 숫자가 없어/],
    ['exclusions of punctuation', { excludeText: '!!!' }, ['excludeText'], /글자나 숫자가 없어/],
    [
      '200 terms',
      { searchText: Array.from({ length: 200 }, (_none, n) => `말${n}`).join(','), multiSearchCnd: 'OR' },
      ['searchText'],
      /50개/,
    ],
    ['10,000 characters', { searchText: '가'.repeat(10_000) }, ['searchText'], /1,?000자/],
    ['days that run backwards', { startDate: '2026-11-02', endDate: '2026-11-01' }, ['startDate'], /./],
    ['a day to come', { endDate: '2999-01-01' }, ['endDate'], /선택 가능한 날짜를 초과/],
    ['a page too far', { searchText: '한국', page: 1_001, size: 10 }, ['page'], /10,000건까지/],
  ])('because of %s says so', async (_what, query, names, message) => {
    const answer = await refused(query);
    expect([answer.status, answer.names]).toEqual([400, names]);
    expect(answer.message).toMatch(message);
  });
});

describe('the search history', () => {
  beforeEach(() =>
    inDatabase(async () => {
      await db().delete(searchHistory);
      await db().delete(searchWord);
    }),
  );

  it('holds each search once, newest first, until removed', async () => {
    await search({ searchText: '한류' });
    await search({ searchText: '한글', excludeText: '학교' });
    await search({ searchText: '한류' });
    await search({ searchText: '한류', page: 2, size: 10 });
    expect(await searches()).toEqual([{ searchText: '한류' }, { searchText: '한글', excludeText: '학교' }]);
    expect(await searches(admin)).toEqual([]);
    const [first] = (await staff.get<ListAnswer<SearchedItem>>('/searchhistory-list')).body.data;
    await admin.write('DELETE', '/delete-searchhistory', { schHstryId: first?.schHstryId });
    expect(await searches()).toHaveLength(2);
    await staff.write('DELETE', '/delete-searchhistory', { schHstryId: first?.schHstryId });
    expect(await searches()).toEqual([{ searchText: '한글', excludeText: '학교' }]);
    await staff.write('DELETE', '/delete-searchhistory', {});
    expect(await searches()).toEqual([]);
  });

  // the embedded database has one connection, so nothing runs in between
  it.runIf(database.engine === 'postgres')('is not restored by a search that is still running', async () => {
    const running = await inDatabase(() =>
      inTransaction(async () => {
        await db().execute(sql`lock table ${article} in access exclusive mode`);
        const answer = outside(() => staff.get('/search-list', { searchText: '한류' }));
        await expect.poll(() => outside(() => searches())).toHaveLength(1);
        await outside(() => staff.write('DELETE', '/delete-searchhistory', {}));
        return { answer };
      }),
    );
    await running.answer;
    expect(await searches()).toEqual([]);
  });

  it('holds one entry while the days are being chosen', async () => {
    await search({ searchText: '한류', startDate: '2026-11-01', endDate: '2026-11-22' });
    await search({ searchText: '한류', startDate: '2026-11-01', endDate: '2026-11-10' });
    await search({ searchText: '한류', keyword: '드' });
    await search({ searchText: '한류', keyword: '드라마' });
    await search({ searchText: '한류, 영화', multiSearchCnd: 'OR' });
    await search({ searchText: '한류' });
    expect(await searches()).toEqual([
      { searchText: '한류' },
      { searchText: '한류, 영화', multiSearchCnd: 'OR' },
      { searchText: '한류', keyword: '드라마' },
      { searchText: '한류', startDate: '2026-11-01', endDate: '2026-11-10' },
    ]);
    await inDatabase(() =>
      db()
        .update(searchHistory)
        .set({ mdfcnDt: new Date(Date.now() - 120_000) }),
    );
    await search({ searchText: '한류', startDate: '2026-11-02', endDate: '2026-11-10' });
    expect(await searches()).toHaveLength(5);
  });

  it('suggests to all what two people have searched for', async () => {
    await search({ searchText: 'K팝' });
    expect(await trending()).toEqual([]);
    await search({ searchText: 'ｋ팝, 드라마', multiSearchCnd: 'OR' }, admin);
    await search({ searchText: 'K팝' }, mission);
    await search({ searchText: '드라마' }, mission);
    expect(
      (await trending()).map(({ rank, schwrd, count }) => [
        rank,
        schwrd.normalize('NFKC').toLowerCase(),
        count,
      ]),
    ).toEqual([
      [1, 'k팝', 3],
      [2, '드라마', 2],
    ]);
  });
});

it.each([
  '한국',
  '드라마',
  '한국 문화',
  '"한국 문화"',
  '한국문화원',
  '한국어교육',
  '!드라마',
  '책',
  'festival',
])('a list with %s has the total of a search without other spellings', async (searchText) => {
  const { totalRecords } = await search({ searchText, kind: 'article', synonymYn: 'N' });
  const listed = await staff.get<ListAnswer<unknown>>('/article-list', { searchText });
  expect(listed.body.totalRecords).toBe(totalRecords);
});

describe('the facet', () => {
  const facets = async (query: Query): Promise<SearchFacets> => {
    const answer = await staff.get<{ data: SearchFacets }>('/search/facets', query);
    expect([answer.status, query]).toEqual([200, query]);
    return answer.body.data;
  };
  const conditions: [string, Query][] = [
    ['a word', { searchText: '한국' }],
    ['a word without another', { searchText: '한국', excludeText: '문화' }],
    ['a long word, whose texts are read', { searchText: '드라마' }],
    ['a phrase', { searchText: '"한국 문화"' }],
    ['a kind and a country', { searchText: '한국', kind: 'article', ntnId: 'FR' }],
    ['days alone', { startDate: '2026-11-01', endDate: '2026-11-10' }],
  ];

  it.each(conditions)('of %s counts the hits of the search under each value', async (_what, query) => {
    const { nation, media, classification, period, periodUnit, isExact } = await facets(query);
    expect([isExact, nation.length > 0, media.length > 0]).toEqual([true, true, true]);
    const found = async (change: Query) => (await search({ ...query, ...change })).totalRecords;
    for (const { key, count } of nation.slice(0, 4))
      expect([key, await found({ ntnId: key })]).toEqual([key, count]);
    for (const { key, count } of media.slice(0, 4))
      expect([key, await found({ mediaId: key })]).toEqual([key, count]);
    for (const { key, count } of classification.slice(0, 4))
      expect([key, await found({ featExtrMclsf: key })]).toEqual([key, count]);
    for (const { key, count } of period.slice(0, 3)) {
      const [startDate, endDate] =
        periodUnit === 'day' ? [key, key] : [`${key}-01`, key === '2026-11' ? '2026-11-21' : `${key}-31`];
      expect([key, await found({ startDate, endDate })]).toEqual([key, count]);
    }
  });

  it('of a chosen value shows the alternatives too', async () => {
    const all = await facets({ searchText: '한국' });
    const [first, second] = all.nation;
    const chosen = await facets({ searchText: '한국', ntnId: second?.key ?? '' });
    expect(chosen.nation).toEqual(all.nation);
    expect(chosen.nation[0]).toEqual(first);
    const { totalRecords } = await search({ searchText: '한국', ntnId: second?.key ?? '' });
    expect(chosen.period.reduce((sum, { count }) => sum + count, 0)).toBe(totalRecords);
  });

  it('of days covers a month, and of months beyond, newest first', async () => {
    const days = await facets({ startDate: '2026-11-01', endDate: '2026-11-20' });
    expect([days.periodUnit, days.period[0]?.key, days.period.length]).toEqual(['day', '2026-11-20', 20]);
    const months = await facets({ searchText: '한국' });
    expect([months.periodUnit, months.period.map(({ key }) => key)]).toEqual([
      'month',
      ['2026-11', '2026-10'],
    ]);
  });

  it('counts only what the reader may read', async () => {
    const kinds = Object.keys((await search({ searchText: '한국' }, mission)).stats ?? {});
    const { data } = (await mission.get<{ data: SearchFacets }>('/search/facets', { searchText: '한국' }))
      .body;
    const total = (await search({ searchText: '한국' }, mission)).totalRecords;
    expect([kinds.length > 0, data.period.reduce((sum, { count }) => sum + count, 0)]).toEqual([true, total]);
  });

  it('refuses what the search refuses', async () => {
    const { status, body } = await staff.get<ErrorBody>('/search/facets', { searchText: '한국, 문화' });
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'multiSearchCnd']);
  });
});
