import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { article, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { canonicalUrl } from '#server/kernel/outside/canonicalUrl.ts';
import { eventually } from '../../../../tests/helpers/eventually.ts';
import { createOutlet, createSource } from '../../../../tests/helpers/factories.ts';
import { feedServer } from '../../../../tests/helpers/feedServer.ts';
import { tenOutlets } from '../../../../tests/helpers/tenOutlets.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { startCollector } from './collector.ts';

const database = await testDatabase();
const press = await feedServer();
const minute = 60_000;
const begin = Date.parse('2026-11-20T03:00:00Z');
let time = begin;
const outlets = tenOutlets(press, begin, () => time);

const collector = await startCollector(database, {
  visitor: { ...press.ways, publicUrl: 'https://press.example.kr' },
  log: { info: () => {}, warn: () => {} },
  now: () => new Date(time),
  isManual: true,
  minPauseMs: 1,
});
afterAll(() => collector.close());

it('an hour of ten outlets in ten languages is stored as they mean it', () =>
  inDatabase(async () => {
    press.serve('/robots.txt', (_request, answer) => void answer.writeHead(404).end());
    const hosts = new Map<number, string>();
    for (const { feedUrl, host, nation, hasPages } of outlets) {
      const { mediaId } = await createOutlet({ mediaKornNm: host, ntnId: nation });
      hosts.set(mediaId, host);
      await createSource(feedUrl, { mediaId, regDt: new Date(begin), pageYn: hasPages ? 'Y' : 'N' });
    }
    for (; time <= begin + 60 * minute; time += 5 * minute) {
      const now = new Date(time);
      const unvisited = or(isNull(mediaFeed.lastClctDt), ne(mediaFeed.lastClctDt, now));
      // a source whose visit has just ended on the clock of the queue is left out of a poll
      await eventually(async () => {
        await db().update(mediaFeed).set({ nextClctDt: now }).where(unvisited);
        await collector.poll();
        await collector.idle();
        expect(await db().$count(mediaFeed, unvisited)).toBe(0);
      });
    }
    const withPages = inArray(
      article.mediaId,
      db().select({ mediaId: mediaFeed.mediaId }).from(mediaFeed).where(eq(mediaFeed.pageYn, 'Y')),
    );
    await eventually(async () => {
      await collector.idle();
      expect(await db().$count(article, and(withPages, isNull(article.pageClctDt)))).toBe(0);
    });
    const stored = await db().select().from(article).orderBy(asc(article.mediaId), asc(article.articleId));
    const of = (host: string) => stored.filter(({ mediaId }) => hosts.get(mediaId ?? 0) === host);
    for (const { host, lang, meant } of outlets)
      expect
        .soft(
          of(host).map(({ lclanTtl, articleCn, frmTrsfNscvrgDt, nscvrgDtClctYn, url, lanCd, delYn }) => ({
            title: lclanTtl,
            text: articleCn,
            at: frmTrsfNscvrgDt,
            isCollected: nscvrgDtClctYn,
            page: canonicalUrl(url ?? '').replace(/^[^/]+/, ''),
            lang: lanCd,
            delYn,
          })),
          host,
        )
        .toEqual(
          meant.map(({ path, ...each }) => ({
            ...each,
            page: path.replace(/\/$/, ''),
            isCollected: 'N',
            lang,
            delYn: 'N',
          })),
        );
  }));
