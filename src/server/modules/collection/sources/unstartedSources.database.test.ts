import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeHistory, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { createOutlet, createSource } from '../../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { startSources, unstartedSources } from './unstartedSources.ts';

await testDatabase();
const now = new Date('2026-11-30T00:00:00Z');

it('sources that were never visited are started by country and language, and no others', () =>
  inDatabase(async () => {
    const outlet = async (ntnId: string, useYn = 'Y') => (await createOutlet({ ntnId, useYn })).mediaId;
    const [french, german, closed] = [await outlet('FR'), await outlet('DE'), await outlet('FR', 'N')];
    const source = (name: string, columns: Parameters<typeof createSource>[1]) =>
      createSource(`https://${name}.example/rss`, { useYn: 'N', clctSttsCd: 'paused', ...columns });
    const wanted = await source('wanted', { mediaId: french, lanCd: 'fr' });
    const others = [
      await source('english', { mediaId: french, lanCd: 'en' }),
      await source('german', { mediaId: german, lanCd: 'fr' }),
      await source('visited', { mediaId: french, lanCd: 'fr', lastClctDt: now }),
      await source('closed', { mediaId: closed, lanCd: 'fr' }),
    ];
    const left = async () =>
      (await unstartedSources()).map(({ ntnId, lanCd, feedCnt }) => `${ntnId} ${lanCd} ${feedCnt}`);
    expect(await left()).toEqual(['DE fr 1', 'FR en 1', 'FR fr 1']);
    expect(await startSources(['FR'], ['fr'], 'root', now)).toBe(1);
    expect(await left()).toEqual(['DE fr 1', 'FR en 1']);
    const stored = await db()
      .select({ id: mediaFeed.mediaFeedId, state: mediaFeed.clctSttsCd, next: mediaFeed.nextClctDt })
      .from(mediaFeed)
      .where(
        inArray(
          mediaFeed.mediaFeedId,
          [wanted, ...others].map(({ mediaFeedId }) => mediaFeedId),
        ),
      );
    expect(stored.filter(({ state }) => state === 'waiting')).toEqual([
      { id: wanted.mediaFeedId, state: 'waiting', next: now },
    ]);
    expect(await db().select().from(changeHistory)).toMatchObject([
      {
        entityNm: 'mediaFeed',
        recordKey: String(wanted.mediaFeedId),
        aftrCn: { useYn: 'Y' },
        rgtrId: 'root',
      },
    ]);
    // without a language: those of the country, whatever their language
    expect(await startSources(['FR', 'DE'], [], 'root', now)).toBe(2);
  }));
