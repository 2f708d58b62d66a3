// On both engines: the whole process of grouping.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { countingStatements } from '../../../../../tests/helpers/countingStatements.ts';
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

const database = await testDatabase();

beforeEach(() => inDatabase(resetArticles));

describe('highlights', () => {
  it('are complete after a run was interrupted and repeated', () =>
    inDatabase(async () => {
      // more than one transaction holds
      const ids = await insert(
        Object.keys(matters).flatMap((matter) =>
          Array.from({ length: 50 }, (_, place) => ({
            matter,
            hoursAgo: 1 + place * 0.2,
            outlet: place % 4,
          })),
        ),
      );
      await clusterArticles(ids, now);
      const whole = await groups();
      await db().delete(clusterArticle);
      await db().delete(articleCluster);
      discardWindow();
      await clusterArticles(ids.slice(0, 100), now);
      await db().execute(sql`create function refuse() returns trigger language plpgsql as $$ begin
        if (select count(*) from cluster_article) >= 160 then raise exception 'broken off'; end if; return new; end $$`);
      await db().execute(
        sql`create trigger refuse before insert on cluster_article for each row execute function refuse()`,
      );
      await expect(clusterArticles(ids, now)).rejects.toThrow();
      expect((await groups()).length).toBeGreaterThan(0);
      expect((await groups()).length).toBeLessThan(whole.length);
      await db().execute(sql`drop trigger refuse on cluster_article`);
      await db().execute(sql`drop function refuse`);
      discardWindow();
      await clusterArticles(ids, now);
      expect(await groups()).toEqual(whole);
    }));

  it('include what another process stored meanwhile', () =>
    inDatabase(async () => {
      await clusterArticles([], now);
      const ids = await insert([
        { matter: 'museum', hoursAgo: 0.02 },
        { matter: 'museum', hoursAgo: 0.01, outlet: 1 },
      ]);
      await clusterDays('2026-11-20', '2026-11-20');
      const third = await insert([{ matter: 'museum', hoursAgo: 0.005, outlet: 2, text: matters.museum }]);
      await clusterArticles(third, now + 1_000);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: [...ids, ...third] }]);
      // deleted, and removed by the other process, before a fourth arrives
      await db()
        .update(article)
        .set({ delYn: 'Y', mdfcnDt: new Date(now + 2_000) })
        .where(sql`article_id = ${ids[0]}`);
      await db().execute(sql`select nextval('cluster_turn')`);
      await db().delete(clusterArticle).where(sql`article_id = ${ids[0]}`);
      const fourth = await insert([{ matter: 'museum', hoursAgo: 0.004, outlet: 3, text: matters.museum }]);
      await clusterArticles(fourth, now + 3_000);
      const left = [ids[1], ...third, ...fourth];
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: left }]);
    }));

  it('of many articles are not rewritten for one more', () =>
    inDatabase(async () => {
      const ids = await insert(
        Array.from({ length: 30 }, (_, place) => ({
          matter: 'museum',
          hoursAgo: 1 + place * 0.05,
          outlet: place % 4,
          text: `${place}보 ${matters.museum}`,
        })),
      );
      await clusterArticles(ids, now);
      const [made] = await highlights();
      expect(made?.articleIds).toEqual(ids);
      const more = await insert([{ matter: 'museum', hoursAgo: 0.5, text: `마감 ${matters.museum}` }]);
      expect(await clusterArticles(more, now)).toBeLessThan(20);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: [...ids, ...more] }]);
    }));

  it('are neither read nor sent again if nothing differs', () =>
    inDatabase(async () => {
      const ids = await mixed();
      await clusterArticles(ids, now);
      const { statements } = await countingStatements(database, () => clusterArticles(ids.slice(0, 4), now));
      expect(statements.filter((one) => /cluster_article|article_cluster/.test(one))).toHaveLength(1);
    }));

  it('are read again if another process writes in between', () =>
    inDatabase(async () => {
      const ids = await mixed();
      await clusterArticles(ids, now);
      const [first] = await highlights();
      // as another process that grouped the same articles differently
      await db().execute(sql`select nextval('cluster_turn')`);
      await db().delete(clusterArticle).where(sql`cluster_id = ${first?.clusterId}`);
      await clusterArticles(first?.articleIds ?? [], now);
      expect(await groups()).toContainEqual({ day: first?.day, articleIds: first?.articleIds });
    }));
});
