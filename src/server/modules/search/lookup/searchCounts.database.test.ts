import { describe, expect, it } from 'vitest';
import type { TotalMode } from '#contract/list.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { storeDemoData } from '../../../../../scripts/seed/storeDemoData.ts';
import { administrator } from '../../../../../tests/helpers/callerOf.ts';
import { searchQueries as queries } from '../../../../../tests/helpers/searchQueries.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { isExact } from '../plan.ts';
import { readSearchQuery } from '../searchQuery.ts';
import { type WordsFirst } from './bases.ts';
import { databaseIndex } from './databaseIndex.ts';

await testApp();
await inDatabase(() => storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}));

const kinds = ['article', 'thinkTank', 'sns'] as const;
const cap = 12;

const asked = async (query: object) => {
  const { plan, facts, order } = await readSearchQuery(query);
  return { plan, facts, caller: administrator, kinds, shown: kinds, order };
};

const few = 7;

const found = (query: object, total: TotalMode, { offset = 0, wordsFirst = 'never' as WordsFirst } = {}) => {
  const index = databaseIndex(ourCatalogue, { capOf: () => cap, fewOf: () => few, wordsFirst });
  return inDatabase(async () => index.search({ ...(await asked(query)), offset, size: 10, total }));
};

const facetsOf = (query: object, wordsFirst: WordsFirst) =>
  inDatabase(async () => databaseIndex(ourCatalogue, { wordsFirst }).facets(await asked(query)));

describe('numbers that are counted to a cap', () => {
  it.each(queries)('equal the whole up to the limit, and exceed it otherwise: %o', async (query) => {
    const [whole, capped] = [await found(query, 'exact'), await found(query, 'capped')];
    expect(capped.articleIds).toEqual(whole.articleIds);
    for (const kind of kinds) {
      const [all, counted] = [whole.counts[kind], capped.counts[kind]];
      expect([kind, counted > cap ? 'beyond' : counted]).toEqual([kind, all > cap ? 'beyond' : all]);
    }
    // so few texts are all read before they are counted
    const isCut = isExact((await asked(query)).plan) && kinds.some((kind) => whole.counts[kind] > cap);
    expect(capped.isCountExact).toBe(whole.isCountExact && !isCut);
  });

  it('are cut for some of these searches, and whole for others', async () => {
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
    const counts = await found(both, 'only', { wordsFirst: 'never' });
    expect(await found(both, 'only', { wordsFirst: 'always' })).toEqual(counts);
    expect(await facetsOf(both, 'always')).toEqual(await facetsOf(both, 'never'));
  });
});

describe('numbers of words that are found by reading', () => {
  const query = { searchText: '"문화유산"', sort: 'latest' };
  const told = async (ofNumber: number, total: TotalMode) => {
    const index = databaseIndex(ourCatalogue, { texts: { ofPage: 2, ofNumber } });
    return inDatabase(async () => index.search({ ...(await asked(query)), offset: 0, size: 10, total }));
  };

  it('are the index’s if too many texts would be read, and else exact', async () => {
    const [whole, page, number] = [
      await told(1_000, 'exact'),
      await told(1_000, 'capped'),
      await told(1_000, 'only'),
    ];
    expect([whole.isCountExact, page.isCountExact, number.isCountExact]).toEqual([true, false, true]);
    expect(page.counts.article).toBeGreaterThanOrEqual(whole.counts.article);
    expect(number.counts).toEqual(whole.counts);
    expect(page.articleIds).toEqual(whole.articleIds);
  });

  it('are exact for the kinds that have few', async () => {
    const [whole, indexed] = [await told(1_000, 'only'), await told(0, 'only')];
    const fewest = Math.min(...kinds.map((kind) => indexed.counts[kind]).filter((n) => n > 0));
    const some = await told(fewest, 'only');
    expect(some.isCountExact).toBe(false);
    const kind = kinds.find((one) => indexed.counts[one] === fewest) ?? 'article';
    expect(some.counts[kind]).toBe(whole.counts[kind]);
  });
});
