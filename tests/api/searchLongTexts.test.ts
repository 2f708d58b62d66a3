import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { run } from '#server/kernel/database/rows.ts';
import { idsUpTo, verifyMatchesOfMany } from '#server/modules/search/lookup/verifyMatches.ts';
import { planOf } from '#server/modules/search/plan.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { signedIn } from '../helpers/client.ts';
import { maxTurn } from '../helpers/loopDelay.ts';
import { onReferenceMachine } from '../helpers/processorTime.ts';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();
const staff = await signedIn(app, 'staff');

beforeAll(() =>
  withDatabase(database, async () => {
    await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 10 }, () => {});
    await run(
      sql`update article set article_trans_cn = repeat('the museum of culture, 문화 예술 정책 ', 4000)`,
    );
  }),
);

it('a search that reads long texts holds up nobody, whatever is left out', () =>
  withDatabase(database, async () => {
    const excludeText = `"${'the museum '.repeat(80)}", a-b`;
    const plan = planOf({ searchText: 'culture', excludeText }, { combine: 'AND', fields: [] });
    const ids = ((await idsUpTo(10_000, undefined)) ?? []).slice(0, 40);
    expect(ids).toHaveLength(40);
    let found: number[] | undefined;
    const turn = await maxTurn(async () => {
      found = await verifyMatchesOfMany(plan, ids);
    });
    expect(found).toEqual(ids);
    expect(Math.round(onReferenceMachine(turn))).toBeLessThan(150);
  }));

it('nor does a page that says of long texts why they were found', async () => {
  let found: FoundItem[] = [];
  const query = { searchText: '한국, culture, museum', multiSearchCnd: 'OR', kind: 'article', size: 50 };
  const turn = await maxTurn(async () => {
    found = (await staff.get<ListAnswer<FoundItem>>('/search-list', query)).body.data;
  });
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(({ snippets }) => snippets.some(({ text }) => text.includes('museum')))).toBe(true);
  expect(Math.round(onReferenceMachine(turn))).toBeLessThan(250);
});
