import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { article, clusterWaiting } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { ensureDerived } from '#server/kernel/database/derived.ts';
import { run } from '#server/kernel/database/rows.ts';
import { createArticles, createOutlet } from '../../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';

const database = await testDatabase();

/** The articles noted since the last call. */
const noted = async (): Promise<number[]> =>
  (await db().delete(clusterWaiting).returning()).map(({ articleId }) => articleId).sort((a, b) => a - b);
const articles = async (count: number): Promise<number[]> =>
  (await createArticles(Array.from({ length: count }, () => ({ featExtr: { issue: ['가'] } })))).map(
    ({ articleId }) => articleId,
  );
const set = (articleId: number, values: Partial<typeof article.$inferInsert>) =>
  db().update(article).set(values).where(eq(article.articleId, articleId));

let ids: number[] = [];
beforeEach(() =>
  inDatabase(async () => {
    await db().delete(article);
    await db().delete(clusterWaiting);
    ids = await articles(3);
  }),
);

it('every new article is noted for clustering, except rolled back ones', () =>
  inDatabase(async () => {
    expect(await noted()).toEqual(ids);
    await inTransaction(async () => {
      await articles(2);
      throw new Error('no');
    }).catch(() => {});
    expect(await noted()).toEqual([]);
  }));

it.each([
  ['a title', { kornTtl: '나' }],
  ['the beginning of a body', { articleCn: '첫 문장' }],
  ['the words of the dictionary', { featExtr: { issue: ['나'] } }],
  ['the time of the report', { frmTrsfNscvrgDt: new Date('2026-11-20T00:00:00Z') }],
  ['a class', { lclsfNm: 'KOREA' }],
  ['a score', { mainSnthsScr: '12' }],
  ['that it is deleted', { delYn: 'Y' }],
] as const)('an article is noted for clustering if %s changes', (_what, values) =>
  inDatabase(async () => {
    await noted();
    await set(ids[1] as number, values as object);
    expect(await noted()).toEqual([ids[1]]);
  }),
);

it('a restored article is noted; others of the statement and irrelevant changes are not', () =>
  inDatabase(async () => {
    const [first, second] = ids as [number, number];
    await set(first, { delYn: 'Y' });
    await noted();
    await set(first, { kornTtl: '지운 뒤에 고침' });
    expect(await noted()).toEqual([]);
    await db().update(article).set({ delYn: 'N' });
    expect(await noted()).toEqual([first]);
    await set(second, { anlsYn: 'Y', mdfcnDt: new Date(), featExtr: { issue: ['가'] }, htcnyOpnn: '의견' });
    await set(second, { articleCn: '가'.repeat(300) });
    await noted();
    await set(second, { articleCn: `${'가'.repeat(300)} 그 뒤` });
    expect(await noted()).toEqual([]);
  }));

it('articles moved to another outlet are noted, whatever statement does it', () =>
  inDatabase(async () => {
    const { mediaId } = await createOutlet();
    await noted();
    await run(sql`update article set media_id = ${mediaId} where article_id = ${ids[2]}`);
    expect(await noted()).toEqual([ids[2]]);
  }));

it('an older trigger for the notes is replaced', () =>
  inDatabase(async () => {
    await run(sql`drop trigger note_articles_on_insert on article`);
    await run(sql`comment on function note_articles_on_update() is 'older'`);
    await ensureDerived(database.handle);
    await noted();
    expect(await articles(1)).toEqual(await noted());
  }));
