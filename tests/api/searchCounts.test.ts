import { describe, expect, it } from 'vitest';
import type { TotalMode } from '#contract/list.ts';
import type { Caller } from '#server/access/caller.ts';
import { withDatabase } from '#server/database/db.ts';
import { databaseIndex } from '#server/features/search/index/databaseIndex.ts';
import type { LookedInto } from '#server/features/search/index/factsBehindWords.ts';
import { isExact } from '#server/features/search/plan.ts';
import { readSearchQuery } from '#server/features/search/searchQuery.ts';
import { ourCatalogue } from '#server/operations/catalogue.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { testApp } from '../helpers/testApp.ts';

const { database } = await testApp();
await withDatabase(database, () =>
  storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}),
);

const kinds = ['article', 'thinkTank', 'sns'] as const;
const everybody = { user: { userId: 'SYSTEM', mngrYn: 'Y' } } as unknown as Caller;
const cap = 12;

const asked = (query: object) => {
  const { plan, facts, order } = readSearchQuery(query);
  return { plan, facts, caller: everybody, kinds, shown: kinds, order };
};

const byFacts = { least: 40_000, share: 0 };
const byWords = { least: 0, share: 0 };

const found = (query: object, total: TotalMode, { offset = 0, lookedInto = byFacts } = {}) => {
  const request = { ...asked(query), offset, size: 10, total };
  const index = databaseIndex(ourCatalogue, { capOf: () => cap, lookedInto });
  return withDatabase(database, () => index.search(request));
};

const facetsOf = (query: object, lookedInto: LookedInto) =>
  withDatabase(database, () => databaseIndex(ourCatalogue, { lookedInto }).facets(asked(query)));

const queries = [
  { searchText: '한국' },
  { searchText: '한국', sort: 'latest' },
  { searchText: '한국, 문화', multiSearchCnd: 'AND' },
  { searchText: '한국, 문화', multiSearchCnd: 'OR' },
  { searchText: '한국, 문화, 영화', multiSearchCnd: 'OR' },
  { searchText: '한국', excludeText: '영화' },
  { searchText: '영화', excludeText: '한국' },
  { excludeText: '한국' },
  { searchText: '한국', searchFields: ['title'] },
  { searchText: '한국', ntnId: ['JP'] },
  { searchText: '문화유산' },
  { searchText: '문화유산, 한국어', multiSearchCnd: 'OR' },
  { searchText: '문화유산, 한국, 영화', multiSearchCnd: 'OR' },
  { searchText: '한국, 문화', multiSearchCnd: 'OR', searchFields: ['title', 'reporter'] },
  { searchText: '한국, 문화', multiSearchCnd: 'OR', excludeText: '영화, 정부' },
  { searchText: '한국', startDate: '2026-11-01', endDate: '2026-11-20' },
  { searchText: '한국', excludeText: '영화', startDate: '2026-11-01', endDate: '2026-11-20' },
  { startDate: '2026-11-01', endDate: '2026-11-20', excludeText: '영화' },
  { searchText: '아무도쓰지않은말' },
] as const;

describe('numbers that are counted to a cap', () => {
  it.each(queries)('are those of the whole up to it, and beyond it otherwise: %o', async (query) => {
    const [whole, capped] = [await found(query, 'exact'), await found(query, 'capped')];
    expect(capped.articleIds).toEqual(whole.articleIds);
    for (const kind of kinds) {
      const [all, counted] = [whole.counts[kind], capped.counts[kind]];
      expect([kind, counted > cap ? 'beyond' : counted]).toEqual([kind, all > cap ? 'beyond' : all]);
    }
    // so few texts are all read, and then counted
    const isCut = isExact(asked(query).plan) && kinds.some((kind) => whole.counts[kind] > cap);
    expect(capped.isCountExact).toBe(whole.isCountExact && !isCut);
  });

  it('are cut somewhere among these searches, and are whole somewhere', async () => {
    const cut = await Promise.all(queries.map(async (query) => (await found(query, 'capped')).isCountExact));
    expect(new Set(cut)).toEqual(new Set([true, false]));
  });
});

it.each(queries.filter((query) => !JSON.stringify(query).includes('아무도')))(
  'every one of these searches finds something: %o',
  async (query) => {
    const { counts } = await found(query, 'exact');
    expect(counts.article).toBeGreaterThan(0);
  },
);

describe('the question for the numbers alone', () => {
  it.each(queries)('brings those of the whole and no item: %o', async (query) => {
    const [whole, alone] = [await found(query, 'exact'), await found(query, 'only')];
    expect([alone.counts, alone.isCountExact]).toEqual([whole.counts, whole.isCountExact]);
  });
});

describe('a page far from the first', () => {
  it.each(queries)('is the same, however its hits are counted: %o', async (query) => {
    const { articleIds } = await found(query, 'exact', { offset: 20 });
    expect((await found(query, 'capped', { offset: 20 })).articleIds).toEqual(articleIds);
  });
});

describe('numbers beside many facts', () => {
  const narrowed = { ...{ startDate: '2026-10-20', endDate: '2026-11-20' }, ntnId: ['JP', 'US'] };

  it.each(queries)('are the same, whether words or facts lead to the items: %o', async (query) => {
    const both = { ...narrowed, ...query };
    const counts = await found(both, 'only', { lookedInto: byFacts });
    expect(await found(both, 'only', { lookedInto: byWords })).toEqual(counts);
    expect(await facetsOf(both, byWords)).toEqual(await facetsOf(both, byFacts));
  });
});
