import { expect, it } from 'vitest';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { administrator } from '../../../../tests/helpers/callerOf.ts';
import { registerHitGroups, searchFolded } from './hitGroups.ts';
import type { SearchIndex, SearchRequest } from './lookup/searchIndex.ts';

/** Hits 1 to 3,000: the first 500 on one issue, the others each on its own. */
const hits = Array.from({ length: 3_000 }, (_, place) => place + 1);
registerHitGroups(async (_catalogue, _caller, ids) => new Map(ids.map((id) => [id, id <= 500 ? 1 : id])));

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

it('a folded search looks through as many hits as its page needs', async () => {
  const request = {
    plan: {},
    caller: administrator,
    offset: 10,
    size: 10,
  } as SearchRequest;
  const { articleIds, lookedThrough, foldedCnt } = await searchFolded(ourCatalogue, index, request);
  expect(articleIds).toEqual(hits.slice(509, 519));
  expect([asked, lookedThrough, foldedCnt]).toEqual([[200, 400, 800], 800, 499]);
});
