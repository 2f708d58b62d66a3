import { expect, it } from 'vitest';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { administrator } from '../../../../tests/helpers/callerOf.ts';
import { planOf } from '../../../../tests/helpers/planOf.ts';
import { registerHitGroups, searchFolded } from './hitGroups.ts';
import type { SearchIndex, SearchRequest } from './lookup/searchIndex.ts';

/** Hits 1 to 3,000: the first 90 on one issue, the others each on its own. */
const hits = Array.from({ length: 3_000 }, (_, place) => place + 1);
registerHitGroups(async (_catalogue, _caller, ids) => new Map(ids.map((id) => [id, id <= 90 ? 1 : id])));

const asked: number[] = [];
const index: SearchIndex = {
  search: async ({ offset, size }) => {
    asked.push(size);
    const articleIds = hits.slice(offset, offset + size);
    const counts = { article: hits.length, thinkTank: 0, sns: 0 };
    return { articleIds, counts, isCountExact: false, isComplete: true };
  },
  facets: () => Promise.reject(new Error('not asked for')),
};

it('folds as many hits as a page needs where their texts have to be read', async () => {
  const request = {
    plan: planOf({ searchText: '"한복 전시"', excludeText: '' }, { combine: 'AND', fields: [] }),
    caller: administrator,
    offset: 10,
    size: 10,
  } as SearchRequest;
  const { articleIds, lookedThrough, foldedCnt } = await searchFolded(ourCatalogue, index, request);
  expect(articleIds).toEqual(hits.slice(99, 109));
  expect([asked, lookedThrough, foldedCnt]).toEqual([[40, 80, 160], 160, 89]);
});
