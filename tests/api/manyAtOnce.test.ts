// On both engines: more concurrent calls than connections, before the data that all of them need is cached.
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { nationCode } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { Client, signedIn } from '../helpers/client.ts';
import { createArticle } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const staff = await signedIn(app, 'staff');
const stored = await createArticle({
  kornTtl: '문화 축제',
  ntnId: 'FR',
  regDt: new Date('2026-11-20T00:00:00Z'),
});
const detail = () => staff.get('/article-detail', { articleId: stored.articleId });
const list = () => staff.get('/article-list', { total: 'capped' });

it('details and lists are all answered at once after a start and after renames', async () => {
  for (let round = 0; round < 5; round += 1) {
    await inDatabase(async () => {
      await db()
        .update(nationCode)
        .set({ ntnNm: sql`'프랑스 ' || ${round}::int` })
        .where(eq(nationCode.ntnId, 'FR'));
    });
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => (index < 8 ? list() : detail())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});

it('articles opened from search results are all answered at once', async () => {
  const opened = () =>
    staff.get('/article-detail', {
      articleId: stored.articleId,
      searchText: '문화 축제',
      multiSearchCnd: 'OR',
    });
  const answers = await Promise.all(Array.from({ length: 64 }, opened));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('people who sign in to one account at once with the right password do not fail', async () => {
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => new Client(app).signIn('mission@demo.go.kr', 'Mission!2345')),
  );
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 200));
});
