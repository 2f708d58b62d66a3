// On both engines: the whole process of grouping.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import {
  groups,
  highlights,
  insert,
  matters,
  mixed,
  now,
  resetArticles,
} from '../../../../../tests/helpers/reportedMatters.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { clusterArticles, clusterDays, discardWindow } from './clusterArticles.ts';

await testDatabase();

beforeEach(() => inDatabase(resetArticles));

describe('highlights of articles', () => {
  it('are one per event and Korean day, linked as a story, and stable', () =>
    inDatabase(async () => {
      const ids = await mixed();
      expect(await clusterArticles(ids, now)).toBeGreaterThan(0);
      const made = await highlights();
      expect(made.map(({ day, articleIds }) => [day, articleIds.length])).toEqual([
        ...Array.from({ length: 4 }, () => ['2026-11-19', 2]),
        ...Array.from({ length: 4 }, () => ['2026-11-20', 3]),
      ]);
      expect(new Set(made.map(({ storyId }) => storyId)).size).toBe(4);
      expect(made.every(({ title, score }) => title !== '' && (score ?? 0) > 0)).toBe(true);
      expect(await clusterArticles(ids, now)).toBe(0);
      discardWindow();
      expect(await clusterArticles(ids.slice(3, 9), now)).toBe(0);
      expect(await highlights()).toEqual(made);
    }));

  it('are the same for articles at once, in parts, or day by day', () =>
    inDatabase(async () => {
      const ids = await mixed();
      await clusterArticles(ids, now);
      const atOnce = await groups();
      await db().delete(clusterArticle);
      await db().delete(articleCluster);
      discardWindow();
      for (const part of [ids.slice(7, 12), ids.slice(0, 7), ids.slice(12)]) {
        await clusterArticles(part, now);
        discardWindow();
      }
      expect(await groups()).toEqual(atOnce);
      await db().delete(clusterArticle);
      await db().delete(articleCluster);
      await clusterDays('2026-11-18', '2026-11-20');
      expect(await groups()).toEqual(atOnce);
    }));

  it('need two outlets or three reports, and grow under one number', () =>
    inDatabase(async () => {
      const [first] = await insert([{ matter: 'museum', hoursAgo: 4 }]);
      const second = await insert([{ matter: 'museum', hoursAgo: 3, text: `여러 날 ${matters.museum}` }]);
      await clusterArticles([first as number, ...second], now);
      expect(await highlights()).toEqual([]);
      const third = await insert([{ matter: 'museum', hoursAgo: 2, outlet: 1 }]);
      await clusterArticles(third, now);
      const [made] = await highlights();
      expect(made?.articleIds).toHaveLength(3);
      const fourth = await insert([
        { matter: 'museum', hoursAgo: 1, outlet: 2, text: `다시 ${matters.museum}` },
      ]);
      await clusterArticles(fourth, now);
      const [again] = await highlights();
      expect(again).toMatchObject({ clusterId: made?.clusterId, articleIds: { length: 4 } });
    }));

  it('join languages by dictionary words, with a Korean title if there is one', () =>
    inDatabase(async () => {
      const features = ['한류', '문화외교', '김감독'];
      const ids = await insert([
        { matter: 'elections', hoursAgo: 3, text: 'Festival abre con la primera película', features },
        { matter: 'elections', hoursAgo: 2, text: '映画祭、新人監督の長編で開幕', outlet: 1, features },
        { matter: 'elections', hoursAgo: 1, text: '영화제 첫 장편으로 막 올라', outlet: 2, features },
        { matter: 'elections', hoursAgo: 1, text: 'Weather stays mild', outlet: 2, features: ['한류'] },
      ]);
      await clusterArticles(ids, now);
      expect(await highlights()).toMatchObject([
        { articleIds: ids.slice(0, 3), title: '영화제 첫 장편으로 막 올라' },
      ]);
    }));

  it('lose deleted articles, and are deleted when empty', () =>
    inDatabase(async () => {
      const ids = await insert([
        { matter: 'museum', hoursAgo: 3 },
        { matter: 'museum', hoursAgo: 2, outlet: 1 },
        { matter: 'museum', hoursAgo: 1, outlet: 2 },
      ]);
      await clusterArticles(ids, now);
      await db().update(article).set({ delYn: 'Y' }).where(sql`article_id = ${ids[0]}`);
      await clusterArticles([ids[0] as number], now);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: ids.slice(1) }]);
      await db().update(article).set({ delYn: 'Y' });
      await clusterArticles(ids, now);
      expect(await highlights()).toEqual([]);
      expect(await db().select().from(clusterArticle)).toEqual([]);
    }));

  it('of stored days are one story over midnight', () =>
    inDatabase(async () => {
      await mixed();
      await clusterDays('2026-11-19', '2026-11-20');
      const made = await highlights();
      expect(made).toHaveLength(8);
      expect(new Set(made.map(({ storyId }) => storyId)).size).toBe(4);
      expect(await clusterDays('2026-11-19', '2026-11-20')).toBe(0);
    }));

  it('leave the demonstration’s highlights alone', () =>
    inDatabase(async () => {
      const ids = await insert([
        { matter: 'museum', hoursAgo: 3 },
        { matter: 'museum', hoursAgo: 2, outlet: 1 },
        { matter: 'museum', hoursAgo: 1, outlet: 2 },
      ]);
      const [made] = await db()
        .insert(articleCluster)
        .values({ clusterTtl: '체험', clusterDt: '2026-11-20', crtMthdCd: 'DEMO' })
        .returning();
      const clusterId = made?.clusterId ?? 0;
      await db()
        .insert(clusterArticle)
        .values(ids.slice(0, 2).map((articleId) => ({ clusterId, articleId })));
      await clusterArticles(ids, now);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: ids.slice(0, 2) }]);
    }));

  it('of long ago are made among the articles of their days', () =>
    inDatabase(async () => {
      const ids = await insert([
        { matter: 'museum', hoursAgo: 24 * 30 },
        { matter: 'museum', hoursAgo: 24 * 30 + 1, outlet: 1 },
        { matter: 'museum', hoursAgo: 24 * 15, outlet: 2 },
      ]);
      await clusterArticles([ids[0] as number], now);
      expect(await groups()).toEqual([{ day: '2026-10-21', articleIds: ids.slice(0, 2) }]);
    }));
});
