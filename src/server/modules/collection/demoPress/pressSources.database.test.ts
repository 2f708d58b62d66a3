// On both engines: addresses are matched by a regular expression of the database.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { article, media, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { createArticles } from '../../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { type PressSource, pausePressSources, storedPressUrls, storePressSources } from './pressSources.ts';

await testDatabase();
const now = new Date('2026-11-20T03:00:00Z');
const later = new Date('2026-11-21T03:00:00Z');

const press: PressSource[] = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
  domain: `${name}.example`,
  mediaName: name,
  ntnId: 'FR',
  lanCd: 'fr',
  feedTtl: name,
  feedUrl: `http://www.${name}.example/feed.xml`,
}));
const sources = async () =>
  (await db().select().from(mediaFeed).orderBy(mediaFeed.mediaFeedId)).map(
    ({ feedTtl, useYn, clctSttsCd, nextClctDt }) => [
      feedTtl,
      useYn,
      clctSttsCd,
      nextClctDt?.getTime() ?? null,
    ],
  );

beforeEach(() =>
  inDatabase(async () => {
    await db().delete(article);
    await db().delete(mediaFeed);
    await db().delete(media);
  }),
);

it('demo sources are due at once, later ones within the interval, each registered once', () =>
  inDatabase(async () => {
    await storePressSources(press, now);
    const first = await sources();
    expect(first).toEqual([
      ...['one', 'two', 'three', 'four'].map((name) => [name, 'Y', 'waiting', now.getTime()]),
      ['five', 'Y', 'waiting', now.getTime() + 60_000],
    ]);
    await storePressSources(press, later);
    expect(await sources()).toEqual(first);
  }));

it('are put to rest where nobody answers for them, without touching others, and taken up again', () =>
  inDatabase(async () => {
    await storePressSources(press, now);
    const [outlet] = await db().select().from(media);
    await db()
      .insert(mediaFeed)
      .values({
        feedTtl: 'other',
        mediaId: outlet?.mediaId ?? 0,
        feedUrl: 'https://www.paper.org/feed.example/x',
        canonicalUrl: 'paper.org/feed.example/x',
        rgtrId: 'SYSTEM',
        mdfrId: 'SYSTEM',
      });
    await pausePressSources();
    expect((await sources()).map(([name, useYn]) => [name, useYn])).toEqual([
      ...press.map(({ feedTtl }) => [feedTtl, 'N']),
      ['other', 'Y'],
    ]);
    await db().update(mediaFeed).set({ mdfrId: 'demo-admin' }).where(eq(mediaFeed.feedTtl, 'two'));
    await storePressSources(press, later);
    expect((await sources()).slice(0, 2)).toEqual([
      ['one', 'Y', 'waiting', later.getTime()],
      ['two', 'N', 'paused', now.getTime()],
    ]);
  }));

it('tell which of their articles are stored', () =>
  inDatabase(async () => {
    await storePressSources(press, now);
    const [source] = await db().select().from(mediaFeed);
    await createArticles([
      {
        itemKnd: 'article',
        lclanTtl: '1',
        url: 'https://www.one.example/1',
        srcNm: `feed:${source?.mediaFeedId}`,
      },
      { itemKnd: 'article', lclanTtl: '2', url: 'https://www.one.example/2', srcNm: 'file' },
    ]);
    expect(await storedPressUrls()).toEqual(['https://www.one.example/1']);
  }));
