import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { article, media } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { ensureDerived } from '#server/kernel/database/derived.ts';
import { rows, run } from '#server/kernel/database/rows.ts';
import { createArticles, createOutlet } from '../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { miscounted } from './triggers.ts';

const database = await testDatabase();

const wrong = () => rows(z.object({ media_id: z.coerce.number() }), miscounted);
const outlet = async (): Promise<number> => (await createOutlet()).mediaId;
const storedOf = async (mediaId: number) => {
  const [row] = await db()
    .select({ articleCount: media.articleCount, mdfcnDt: media.mdfcnDt })
    .from(media)
    .where(eq(media.mediaId, mediaId));
  return row;
};
const articles = (mediaId: number | null, count: number, values: object = {}) =>
  createArticles(Array.from({ length: count }, () => ({ mediaId, ...values })));

it('an outlet’s count follows every statement, and nothing else of it changes', () =>
  inDatabase(async () => {
    const [one, other] = [await outlet(), await outlet()];
    const before = await storedOf(one);
    await articles(one, 5);
    await articles(other, 2, { delYn: 'Y' });
    await articles(other, 2, { itemKnd: 'sns' });
    await articles(null, 2);
    expect(await storedOf(one)).toEqual({ articleCount: 5, mdfcnDt: before?.mdfcnDt });
    expect((await storedOf(other))?.articleCount).toBe(0);
    await db().update(article).set({ delYn: 'N' }).where(eq(article.mediaId, other));
    expect((await storedOf(other))?.articleCount).toBe(2);
    await db().update(article).set({ mediaId: other }).where(eq(article.mediaId, one));
    expect([(await storedOf(one))?.articleCount, (await storedOf(other))?.articleCount]).toEqual([0, 7]);
    await db().update(article).set({ mediaId: null }).where(eq(article.mediaId, other));
    expect(await wrong()).toEqual([]);
    await articles(one, 3);
    await db().delete(article).where(eq(article.mediaId, one));
    expect([await storedOf(one), await wrong()]).toMatchObject([{ articleCount: 0 }, []]);
  }));

it('an outlet’s count is rolled back with the transaction', () =>
  inDatabase(async () => {
    const mediaId = await outlet();
    await inTransaction(async () => {
      await articles(mediaId, 3);
      expect((await storedOf(mediaId))?.articleCount).toBe(3);
      throw new Error('no');
    }).catch(() => {});
    expect((await storedOf(mediaId))?.articleCount).toBe(0);
  }));

it('an outlet’s count is computed once for rows from before the trigger', () =>
  inDatabase(async () => {
    const mediaId = await outlet();
    await articles(mediaId, 4);
    await run(sql`comment on function count_articles_on_insert() is 'older'`);
    await run(sql`update media set article_count = 99`);
    expect((await wrong()).length).toBeGreaterThan(0);
    await ensureDerived(database.handle);
    expect([await storedOf(mediaId), await wrong()]).toMatchObject([{ articleCount: 4 }, []]);
    // nothing to do: a wrong count would remain
    await run(sql`update media set article_count = 99 where media_id = ${mediaId}`);
    await ensureDerived(database.handle);
    expect(await wrong()).toEqual([{ media_id: mediaId }]);
    await run(sql`update media set article_count = 4 where media_id = ${mediaId}`);
  }));
