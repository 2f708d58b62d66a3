import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noticeKinds } from '#contract/notices.ts';
import {
  article,
  articleCluster,
  clusterArticle,
  clusterWaiting,
  mediaFeed,
  notification,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { collecting } from '../../../../../tests/helpers/collecting.ts';
import { document, rss } from '../../../../../tests/helpers/feedServer.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';

const { outlets, clock, passes, round, register } = await collecting();

describe('administrators', () => {
  const told = () =>
    db()
      .select({ ttl: notification.ttl, menuUrl: notification.menuUrl, userId: notification.userId })
      .from(notification)
      .where(eq(notification.ntcClsfCd, noticeKinds.collection));

  it('are notified once of all sources in trouble, and again after recovery', () =>
    inDatabase(async () => {
      await db().delete(notification);
      outlets.serve('/down', (_q, a) => void a.writeHead(500).end());
      const first = await register(outlets.url('down', '/down'), { feedTtl: '가나신문' });
      for (const n of [1, 2]) {
        outlets.serve(`/down${n}`, (_q, a) => void a.writeHead(500).end());
        await register(outlets.url('down', `/down${n}`));
      }
      await round();
      passes(2);
      await round();
      expect(await told()).toMatchObject([
        { ttl: '오류 3곳: 가나신문 등', menuUrl: '/admin/monitoring/CollectSource' },
      ]);
      passes(2);
      await round();
      expect(await told()).toHaveLength(1);
      await db().update(mediaFeed).set({ clctSttsCd: 'normal' }).where(eq(mediaFeed.mediaFeedId, first));
      passes(2);
      await round();
      await db().update(mediaFeed).set({ clctSttsCd: 'broken' }).where(eq(mediaFeed.mediaFeedId, first));
      passes(2);
      await round();
      expect((await told()).map(({ ttl }) => ttl)).toEqual(['오류 3곳: 가나신문 등', '오류: 가나신문']);
    }));

  it('are told of a feed that is gone for good, though it is put to rest', () =>
    inDatabase(async () => {
      await db().delete(notification);
      outlets.serve('/over', (_q, a) => void a.writeHead(410).end());
      await register(outlets.url('over', '/over'), { feedTtl: '다라신문' });
      await round();
      for (const _ of [1, 2]) {
        passes(2);
        await round();
      }
      expect((await told()).map(({ ttl }) => ttl)).toEqual(['없어짐: 다라신문']);
    }));
});

describe('articles of one event', () => {
  it('become an analysed highlight in statistics soon after they arrive', () =>
    inDatabase(async () => {
      await db().delete(articleCluster);
      const titles = [
        'National museum of Korea opens ceramics show in Paris',
        'Korea national museum opens its ceramics show in Paris',
        'Paris: national museum of Korea opens show of ceramics',
      ];
      for (const [n, title] of titles.entries()) {
        const link = `https://paris${n}.example.org/1`;
        const summary =
          'The national museum of Korea opened a show of celadon ceramics in Paris on Thursday.';
        const entry = { title, link, summary, date: new Date(clock.now.getTime() - 3_600_000).toUTCString() };
        const other = {
          title: ['Harvest festival ends', 'Bank lowers its rates', 'Storm closes mountain roads'][n] ?? '',
          link: `${link}2`,
          date: new Date(clock.now.getTime() - 7_200_000).toUTCString(),
        };
        outlets.serve(`/paris${n}`, document(rss([entry, other], { language: 'en' })));
        await register(outlets.url(`paris${n}`, `/paris${n}`));
      }
      await round();
      const made = await db().select().from(articleCluster).where(eq(articleCluster.delYn, 'N'));
      expect(made).toMatchObject([{ crtMthdCd: 'AUTO' }]);
      const members = await db()
        .select({ ttl: article.lclanTtl, anlsYn: article.anlsYn, lclsfNm: article.lclsfNm })
        .from(clusterArticle)
        .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
        .where(eq(clusterArticle.clusterId, made[0]?.clusterId ?? 0));
      expect(new Set(members.map(({ ttl }) => ttl))).toEqual(new Set(titles));
      expect(members).toHaveLength(titles.length);
      for (const member of members) expect(member).toMatchObject({ anlsYn: 'Y', lclsfNm: 'KOREA' });
      expect(await db().select().from(clusterWaiting)).toEqual([]);
    }));
});
