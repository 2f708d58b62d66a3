import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { FoundItem, MarkedText } from '#generated/types/searchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { run } from '#server/kernel/database/rows.ts';
import { storeDemoData } from '../../../../../scripts/seed/storeDemoData.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { planOf } from '../../../../../tests/helpers/planOf.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { idsUpTo, verifyMatchesOfMany } from './verifyMatches.ts';

const { app } = await testApp();
const staff = await signedIn(app, 'staff');

beforeAll(() =>
  inDatabase(async () => {
    await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 10 }, () => {});
    await run(
      sql`update article set article_trans_cn = repeat('the museum of culture, 문화 예술 정책 ', 4000)`,
    );
  }),
);

it('a search that reads long texts holds up nobody, whatever is left out', () =>
  inDatabase(async () => {
    const excludeText = `"${'the museum '.repeat(80)}", a-b`;
    const plan = planOf({ searchText: 'culture', excludeText }, { combine: 'AND', fields: [] });
    const ids = ((await idsUpTo(10_000, undefined)) ?? []).slice(0, 40);
    expect(ids).toHaveLength(40);
    let found: number[] | undefined;
    const turn = await blockedFor(150, async () => {
      found = await verifyMatchesOfMany(plan, ids);
    });
    expect(found).toEqual(ids);
    expect(turn).toBeLessThanOrEqual(150);
  }));

it('nor does a page that says of long texts why they were found', async () => {
  let found: FoundItem[] = [];
  const query = { searchText: '한국, culture, museum', multiSearchCnd: 'OR', kind: 'article', size: 50 };
  const turn = await blockedFor(250, async () => {
    found = (await staff.get<ListAnswer<FoundItem>>('/search-list', query)).body.data;
  });
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(({ snippets }) => snippets.some(({ text }) => text.includes('museum')))).toBe(true);
  expect(turn).toBeLessThanOrEqual(250);
});

describe('a text of one short word, of the greatest length,', () => {
  let articleId = 0;

  beforeAll(async () => {
    const [model] = await inDatabase(() =>
      db().select().from(article).where(sql`item_knd = 'article' and media_id is not null`).limit(1),
    );
    const { mediaId, ntnId } = model ?? {};
    const stored = await staff.upload<{ data: { articleId: number } }>('POST', '/insert-article', 'article', {
      ...{ kornTtl: '낱말 하나', mediaId, ntnId, lclsfNm: 'KOREA', url: 'https://www.text.fr/zq' },
      ...{ frmTrsfNscvrgDt: '2026-11-20T09:00:00+09:00', articleCn: 'zq '.repeat(330_000) },
    });
    ({ articleId } = stored.body.data);
    await staff.upload('POST', '/insert-commonboard', 'commonBoard', {
      ...{ pstKndCd: 'NOTICE', ttl: '낱말 하나', cn: `<p>${'zq '.repeat(90_000)}</p>` },
    });
  });

  const phrase = `"${'zq '.repeat(100).trim()}"`;
  const words = 'zq '.repeat(40).trim();

  it.each([
    ['a phrase', '/search-list', { searchText: phrase }, 1],
    ['a phrase among the articles', '/article-list', { searchText: phrase }, 1],
    ['many words beside another phrase', '/search-list', { searchText: `${words} "zq zq"` }, 1],
    ['many words with hyphens', '/search-list', { searchText: `${'zq-'.repeat(100)}zq` }, 0],
    ['an excluded phrase', '/search-list', { searchText: 'zq', excludeText: phrase }, 0],
    ['counts of a phrase', '/search/facets', { searchText: phrase }, undefined],
    ['a phrase among the posts', '/search-list', { searchText: phrase, kind: 'board' }, 1],
  ])('holds up nobody: %s', async (_what, path, query, total) => {
    let answer: Awaited<ReturnType<typeof staff.get<ListAnswer<FoundItem>>>> | undefined;
    const turn = await blockedFor(100, async () => {
      answer = await staff.get<ListAnswer<FoundItem>>(path, query);
    });
    expect([answer?.status, answer?.body.totalRecords]).toEqual([200, total]);
    expect(turn).toBeLessThanOrEqual(100);
  });

  it('holds up nobody while it is marked', async () => {
    let marked: MarkedText[] = [];
    const turn = await blockedFor(100, async () => {
      const query = { articleId, searchText: phrase };
      marked = (await staff.get<{ data: MarkedText[] }>('/search/marks', query)).body.data;
    });
    expect(marked.map(({ field }) => field)).toEqual(['articleCn']);
    expect(turn).toBeLessThanOrEqual(100);
  });
});
