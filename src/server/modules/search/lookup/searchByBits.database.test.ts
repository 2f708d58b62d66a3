// On both engines: bitmaps of common words give the same result as the word index.

import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { TotalMode } from '#contract/list.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { row, run } from '#server/kernel/database/rows.ts';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { dailyCounts, rankings, topKeys } from '#server/modules/statistics/index.ts';
import { storeDemoData } from '../../../../../scripts/seed/storeDemoData.ts';
import { administrator } from '../../../../../tests/helpers/callerOf.ts';
import { searchOfEachKind, searchQueries } from '../../../../../tests/helpers/searchQueries.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { renewBlocks } from '../blocks/renewBlocks.ts';
import { readArticleQuery } from '../query/articleQuery.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { readSearchQuery } from '../searchQuery.ts';
import { bitPlanOf } from './byBits.ts';
import { databaseIndex } from './databaseIndex.ts';

/** The embedded database takes three times as long for the same SQL, so it runs one query of each kind. */
const queries = inject('engine') === 'postgres' ? searchQueries : searchOfEachKind;

await testApp();

await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 26 }, () => {});
  const columns = sql.raw(
    'item_knd, korn_ttl, lclan_ttl, article_cn, article_trans_cn, jrnl_lclan_nm, media_id, ntn_id, feat_extr_mclsf, kw, tk, tb, tr',
  );
  // enough items for more than one block
  await run(sql`insert into article (${columns}, frm_trsf_nscvrg_dt)
    select ${columns}, frm_trsf_nscvrg_dt - n * interval '7 minutes' from article, generate_series(1, 3) as n`);
  await run(sql`analyze article`);
  await renewBlocks(neverStop, { share: 0, minItems: 0 });
  // some items have changed since the bitmaps were built
  await run(sql`update article set del_yn = 'Y' where article_id % 97 = 0`);
  await run(sql`update article set tk = tk[1:10] where article_id % 89 = 0`);
});

const kinds = ['article', 'thinkTank', 'sns'] as const;

const asked = async (query: object) => {
  const { plan, facts, order } = await readSearchQuery(query);
  return { plan, facts, caller: administrator, kinds, shown: kinds, order };
};

const found = (query: object, total: TotalMode, areBitsUsed: boolean, offset = 0, size = 10) => {
  const index = databaseIndex(ourCatalogue, { areBitsUsed });
  return inDatabase(async () => index.search({ ...(await asked(query)), offset, size, total }));
};
const facetsOf = (query: object, areBitsUsed: boolean) =>
  inDatabase(async () => databaseIndex(ourCatalogue, { areBitsUsed }).facets(await asked(query)));

it('the items are in several blocks', async () => {
  const blocks = z.object({ n: z.coerce.number() });
  const { n } = await inDatabase(() => row(blocks, sql`select count(distinct block) n from word_block`));
  expect(n).toBeGreaterThan(1);
});

it('most of these searches go by bits', async () => {
  const plans = await inDatabase(async () => {
    const all = [];
    for (const query of queries) all.push(await bitPlanOf((await asked(query)).plan));
    return all;
  });
  expect(plans.filter((plan) => plan !== undefined).length).toBeGreaterThan(0.6 * queries.length);
});

describe('a search by bits', () => {
  it.each(queries)('finds and counts the same: %o', async (query) => {
    for (const total of ['exact', 'capped', 'only'] as const)
      expect([total, await found(query, total, true)]).toEqual([total, await found(query, total, false)]);
    for (const [offset, size] of [
      [20, 10],
      [180, 20],
      [3_000, 10],
    ] as const)
      expect(await found(query, 'capped', true, offset, size)).toEqual(
        await found(query, 'capped', false, offset, size),
      );
  });

  it.each(queries)('has the same facets: %o', async (query) => {
    expect(await facetsOf(query, true)).toEqual(await facetsOf(query, false));
  });
});

describe('facets of a great many items', () => {
  const query = { searchText: '한국, 문화', multiSearchCnd: 'OR' };

  it('are counted on a part of them, and say so', async () => {
    const rough = await inDatabase(async () =>
      databaseIndex(ourCatalogue, { maxGrouped: 50 }).facets(await asked(query)),
    );
    const exact = await facetsOf(query, true);
    expect([exact.isExact, rough.isExact]).toEqual([true, false]);
    const sum = ({ counts }: typeof exact) => [...counts.nation.values()].reduce((all, n) => all + n, 0);
    expect(Math.abs(sum(rough) / sum(exact) - 1)).toBeLessThan(0.5);
    expect([...rough.counts.media.values()].every((n) => n % 16 === 0)).toBe(true);
  });
});

const period = { startDate: '2026-10-01', endDate: '2026-11-20' };
const dimensions = ['nation', 'media', 'classification'] as const;
const figuresOf = async (scope: Scope) => {
  const most = await Promise.all(dimensions.map((name) => topKeys(name, scope, 5)));
  return {
    isDecided: scope.isDecided,
    rankings: await rankings(dimensions, scope, { skip: 0, limit: 1_000 }),
    keywords: await topKeys('keyword', scope, 20),
    series: await Promise.all(dimensions.map((name, place) => dailyCounts(name, scope, most[place] ?? []))),
    ofKeywords: await dailyCounts('keyword', scope, ['K-팝', '영화']),
  };
};

describe('statistics by bits', () => {
  it.each(queries.filter((query) => 'searchText' in query))('are the same: %o', async (conditions) => {
    const { sort: _sort, ...others } = { sort: undefined, ...conditions };
    const { query } = await readArticleQuery({ ...period, ...others });
    if (!query) throw new Error('The conditions of this test are none.');
    const [byBits, byIndex] = await inDatabase(async () => [
      await figuresOf(await scopeOf('article', query, { areBitsUsed: true })),
      await figuresOf(await scopeOf('article', query, { areBitsUsed: false })),
    ]);
    expect(byBits).toEqual(byIndex);
  });
});
