import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { articleCluster, clusterArticle } from '#generated/tables/index.ts';
import type { Cluster } from '#generated/types/cluster.ts';
import { db } from '#server/kernel/database/db.ts';
import { refreshStatistics } from '#server/kernel/database/indexUpkeep.ts';
import { signedIn } from '../helpers/client.ts';
import { createArticles } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const staff = await signedIn(app, 'staff');

type Query = Record<string, string | number>;
const detail = async (clusterId: number) =>
  staff.get<{ data: Cluster } & ErrorBody>('/cluster-detail', { clusterId });

describe('the articles of a cluster', () => {
  const large = 1_000;
  const made = inDatabase(async () => {
    const [cluster] = await db()
      .insert(articleCluster)
      .values({ clusterTtl: '큰 하이라이트', clusterDt: '2026-01-02', clusterScr: 1 })
      .returning({ clusterId: articleCluster.clusterId });
    const clusterId = cluster?.clusterId ?? 0;
    const stored = await createArticles(
      Array.from({ length: large }, (_, i) => ({
        kornTtl: `기사 ${i}`,
        frmTrsfNscvrgDt: i % 10 === 9 ? null : new Date(1_767_312_000_000 + (i % 97) * 60_000),
      })),
    );
    const ids = stored.map(({ articleId }) => articleId);
    await db()
      .insert(clusterArticle)
      .values(ids.map((articleId, i) => ({ clusterId, articleId, sortNo: i })));
    await refreshStatistics();
    return { clusterId, ids };
  });
  type Page = ListAnswer<{ articleId: number; frmTrsfNscvrgDt: string | null; memoYn: string }> & ErrorBody;
  const page = async (query: Query) => staff.get<Page>('/cluster-article-list', query);

  it('are loaded in parts, the first with the cluster', async () => {
    const { clusterId, ids } = await made;
    const { data } = (await detail(clusterId)).body;
    expect([data.articleCount, data.clusterArticleList.length]).toEqual([large, 50]);
    expect(JSON.stringify(data).length).toBeLessThan(60_000);
    const counts = data.timeline as unknown as { count: number }[];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(large * 0.9);
    const second = (await page({ clusterId, page: 2, size: 50 })).body;
    expect(second.totalRecords).toBe(large);
    expect([...data.clusterArticleList, ...second.data].map(({ articleId }) => articleId)).toEqual(
      ids.slice(0, 100),
    );
    expect(second.data[0]).toMatchObject({ memoYn: 'N' });
    expect((await page({ clusterId, page: large / 50 + 1, size: 50 })).body.data).toEqual([]);
  });

  it.each(['near', 'latest', 'earliest'])(
    'are ordered by %s, each once, those without a time last',
    async (order) => {
      const { clusterId, ids } = await made;
      const found: Page['data'] = [];
      for (let number = 1; number <= large / 200; number += 1)
        found.push(...(await page({ clusterId, order, page: number, size: 200 })).body.data);
      expect(new Set(found.map(({ articleId }) => articleId))).toEqual(new Set(ids));
      if (order === 'near') expect(found.map(({ articleId }) => articleId)).toEqual(ids);
      else {
        const times = found.map(({ frmTrsfNscvrgDt }) => Date.parse(frmTrsfNscvrgDt ?? ''));
        const known = times.slice(0, large * 0.9);
        expect(known).toEqual(known.toSorted((a, b) => (order === 'latest' ? b - a : a - b)));
        expect(times.slice(large * 0.9).every(Number.isNaN)).toBe(true);
      }
    },
  );

  it.each<[Query, number]>([
    [{}, 400],
    [{ clusterId: 'abc' }, 400],
    [{ clusterId: 999_999_999 }, 404],
    [{ clusterId: 1, size: 5_000 }, 400],
    [{ clusterId: 1, page: 0 }, 400],
    [{ clusterId: 1, order: 'random' }, 400],
  ])('asked for with %o answer %i', async (query, status) => {
    expect((await page(query)).status).toBe(status);
  });
});
