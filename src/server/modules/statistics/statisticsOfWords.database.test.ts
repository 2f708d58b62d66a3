import { describe, expect, it } from 'vitest';
import { readArticleQuery, type Scope, scopeOf } from '#server/modules/search/index.ts';
import { storeDemoData } from '../../../../scripts/seed/storeDemoData.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { rankings, topKeys } from './counts.ts';
import { dailyCounts } from './daily.ts';

await testApp();
await inDatabase(() => storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}));

const period = { startDate: '2026-10-20', endDate: '2026-11-20' };
const queries = [
  { searchText: '한국' },
  { searchText: '한국, 문화', multiSearchCnd: 'AND' },
  { searchText: '한국, 문화', multiSearchCnd: 'OR' },
  { searchText: '문화유산, 한국', multiSearchCnd: 'OR' },
  { searchText: '한국', excludeText: '영화' },
  { searchText: '한국', ntnId: ['JP', 'US'] },
  { searchText: '문화유산' },
];
const whole = { skip: 0, limit: 1_000 };
const dimensions = ['nation', 'media', 'classification'] as const;

const figuresOf = async (scope: Scope) => {
  const most = await Promise.all(dimensions.map((name) => topKeys(name, scope, 5)));
  return {
    rankings: await rankings(dimensions, scope, whole),
    keywords: await topKeys('keyword', scope, 20),
    series: await Promise.all(dimensions.map((name, place) => dailyCounts(name, scope, most[place] ?? []))),
    ofKeywords: await dailyCounts('keyword', scope, ['K-팝', '영화']),
  };
};

describe('statistics of articles that have some words', () => {
  it.each(queries)('are equal, whether found by words or by days: %o', async (conditions) => {
    const { query } = await readArticleQuery({ ...conditions, ...period });
    if (!query) throw new Error('The conditions of this test are none.');
    const [byDays, byWords] = await inDatabase(async () => [
      await figuresOf(await scopeOf('article', query, { wordsFirst: 'never' })),
      await figuresOf(await scopeOf('article', query, { wordsFirst: 'always' })),
    ]);
    expect(byDays.rankings.nation.articles).toBeGreaterThan(0);
    expect(byWords).toEqual(byDays);
  });
});

describe('figures of words that are found by reading', () => {
  const articlesOf = (most: number) =>
    inDatabase(async () => {
      const { query } = await readArticleQuery({ searchText: '"문화유산"', ...period });
      if (!query) throw new Error('The conditions of this test are none.');
      const scope = await scopeOf('article', query, { limit: most });
      return { isDecided: scope.isDecided, ...(await rankings(['nation'], scope, whole)).nation };
    });

  it('are exact while the texts can be read, and say so otherwise', async () => {
    const [read, indexed] = [await articlesOf(1_000), await articlesOf(1)];
    expect([read.isDecided, indexed.isDecided]).toEqual([true, false]);
    expect(read.articles).toBeGreaterThan(0);
    expect(indexed.articles).toBeGreaterThanOrEqual(read.articles);
  });
});
