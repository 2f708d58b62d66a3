import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Work } from './composed.ts';
import { type Composing, storeEdition, type Version } from './storeEdition.ts';

const server = setupServer();
const calls: unknown[] = [];
let isLost: boolean;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  calls.length = 0;
  isLost = false;
  server.use(
    mock.post('*/api/insert-esdailybriefing', async ({ request }) => {
      const { ttl, sttsCd } = (await request.json()) as Record<string, unknown>;
      calls.push(['insert', request.headers.get('idempotency-key'), ttl, sttsCd]);
      return isLost
        ? HttpResponse.error()
        : HttpResponse.json({ data: { brfgId: 7, mdfcnDt: '2026-11-22T00:00:00Z' } });
    }),
    mock.post('*/api/update-esdailybriefing', async ({ request }) => {
      const { brfgId, ttl, sttsCd } = (await request.json()) as Record<string, unknown>;
      calls.push(['update', brfgId, ttl, sttsCd]);
      return HttpResponse.json({ data: { brfgId } });
    }),
  );
});

const work = (ttl: string): Work => ({ ttl, brfgYmd: '2026-11-22', cn: '', entries: [] });
const store = (composing: Composing, ttl: string, sttsCd: 'DRAFT' | 'PUBLISHED' = 'DRAFT') => {
  const known: Version[] = [];
  return storeEdition(work(ttl), sttsCd, { stored: undefined, composing }, (one) => known.push(one));
};

it('an edition is stored as a draft and then published', async () => {
  await store({ key: 'one', isSent: false }, '첫 글', 'PUBLISHED');
  expect(calls).toEqual([
    ['insert', 'one', '첫 글', 'DRAFT'],
    ['update', 7, '첫 글', 'PUBLISHED'],
  ]);
});

it('whose answer was lost is sent again by the same key, and then as it is written by now', async () => {
  const composing = { key: 'two', isSent: false };
  isLost = true;
  await expect(store(composing, '첫 글')).rejects.toThrow();
  isLost = false;
  await store(composing, '고친 글');
  expect(calls).toEqual([
    ['insert', 'two', '첫 글', 'DRAFT'],
    ['insert', 'two', '고친 글', 'DRAFT'],
    ['update', 7, '고친 글', 'DRAFT'],
  ]);
});
