import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  article,
  articleAddress,
  articleCluster,
  articleMemo,
  briefingPick,
  clusterArticle,
  clusterWaiting,
  feedVisit,
  media,
  mediaFeed,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { createArticles, createSource } from '../../../../../tests/helpers/factories.ts';
import { document, feedServer, rss } from '../../../../../tests/helpers/feedServer.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { startCollector } from '../collector.ts';
import { joinMainPage } from './joinMainPage.ts';

const database = await testDatabase();
const press = await feedServer();

const clock = new Date('2026-11-20T00:00:00Z');
const collector = await startCollector(database, {
  visitor: { ...press.ways, publicUrl: 'https://press.example.kr' },
  log: { info: () => {}, warn: () => {} },
  now: () => clock,
  isManual: true,
  minPauseMs: 10,
});
afterAll(() => collector.close());

const sentence =
  '국립박물관은 다음 달부터 조선 시대 도자기 백 점을 모은 특별전을 열고 누구나 무료로 볼 수 있게 한다고 밝혔다.';
const title = '조선 도자기 특별전이 다음 달에 열린다';
const html = { 'content-type': 'text/html; charset=utf-8' };
const whole = Array.from({ length: 6 }, (_, n) => `<p>${n + 1}번째 문단. ${sentence}</p>`).join('');

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [feedVisit, clusterWaiting, clusterArticle, articleCluster, articleAddress])
      await db().delete(table);
    for (const table of [article, mediaFeed, media]) await db().delete(table);
    press.serve('/robots.txt', (_request, answer) => void answer.writeHead(404).end());
  }),
);

const serveNaming = (path: string, main: string): void =>
  press.serve(
    path,
    document(
      `<!doctype html><link rel="canonical" href="${main}"><title>${title}</title><article>${whole}</article>`,
      html,
    ),
  );

const collectAll = async (): Promise<void> => {
  await db().update(mediaFeed).set({ nextClctDt: clock });
  await collector.poll();
  await collector.idle();
};

const stored = async () => {
  const rows = await db().select().from(article).orderBy(article.articleId);
  return rows.map(({ url, delYn }) => `${url?.replace(/^https?:\/\//, '')} ${delYn}`);
};

const item = (site: string, path: string, over: Record<string, string> = {}) => ({
  title,
  link: press.url(site, path),
  summary: '요약이다.',
  ...over,
});

describe('a page that names another address', () => {
  it('redirecting to a page of another outlet does not keep that outlet from having it', () =>
    inDatabase(async () => {
      serveNaming('/news/2026/ceramics-show-opens', '/news/2026/ceramics-show-opens');
      press.serve(
        '/jump',
        (_request, answer) =>
          void answer
            .writeHead(302, { location: press.url('victim', '/news/2026/ceramics-show-opens') })
            .end(),
      );
      press.serve('/evil', document(rss([item('evil', '/jump')])));
      await createSource(press.url('evil', '/evil'), { regDt: clock, pageYn: 'Y' });
      await collectAll();
      press.serve('/victim', document(rss([item('victim', '/news/2026/ceramics-show-opens')])));
      await createSource(press.url('victim', '/victim'), { regDt: clock, pageYn: 'Y' });
      await collectAll();
      expect((await stored()).filter((one) => one.includes('victim') && one.endsWith('N'))).toHaveLength(1);
    }));

  it('of a daily series that names the page of the series deletes no day', () =>
    inDatabase(async () => {
      for (const day of [18, 19, 20])
        serveNaming(`/2026/11/${day}/weather`, '/weather/weather-forecast-today');
      const items = [18, 19, 20].map((day) =>
        item('daily', `/2026/11/${day}/weather`, {
          title: `Weather forecast for November ${day}`,
          guid: `w${day}`,
          date: `${day} Nov 2026 00:00:00 GMT`,
        }),
      );
      press.serve('/daily', document(rss(items)));
      await createSource(press.url('daily', '/daily'), { regDt: clock, pageYn: 'Y' });
      await collectAll();
      expect((await stored()).filter((one) => one.endsWith('N'))).toHaveLength(3);
    }));

  it('stays joined when that one is joined to a third', () =>
    inDatabase(async () => {
      const paths = ['/read/aa12345', '/read/bb12345', '/read/cc12345'] as const;
      serveNaming(paths[0], paths[1]);
      serveNaming(paths[2], paths[2]);
      serveNaming(paths[1], paths[1]);
      await createSource(press.url('chain', '/chain'), { regDt: clock, pageYn: 'Y' });
      for (const path of [paths[2], paths[1], paths[0]]) {
        press.serve('/chain', document(rss([item('chain', path)])));
        await collectAll();
      }
      const [b] = await db()
        .select()
        .from(article)
        .where(eq(article.url, press.url('chain', paths[1])));
      await joinMainPage(b?.articleId ?? 0, paths[2], press.url('chain', paths[1]), 'SYSTEM');
      for (const n of [1, 2]) {
        press.serve('/chain', document(rss([item('chain', paths[0], { summary: `요약 ${n}` })])));
        await collectAll();
      }
      expect(await stored()).toHaveLength(3);
    }));

  it('has the article that is stored there, whoever else named that address', () =>
    inDatabase(async () => {
      serveNaming('/other/1234', '/news/2026/ceramics-show-opens');
      serveNaming('/news/2026/ceramics-show-opens', '/news/2026/ceramics-show-opens');
      serveNaming('/amp-copy/99', '/news/2026/ceramics-show-opens');
      await createSource(press.url('own', '/own'), { regDt: clock, pageYn: 'Y' });
      for (const one of [
        item('own', '/other/1234', { title: '장관, 문화예술 예산 늘린다' }),
        item('own', '/news/2026/ceramics-show-opens'),
        item('own', '/amp-copy/99'),
      ]) {
        press.serve('/own', document(rss([one])));
        await collectAll();
      }
      expect((await stored()).map((one) => one.slice(-1))).toEqual(['N', 'N', 'Y']);
    }));

  it.each([
    ['a memo', (articleId: number) => db().insert(articleMemo).values({ userId: 'me', articleId })],
    [
      'a place in a briefing tray',
      (itemId: number) => db().insert(briefingPick).values({ userId: 'me', itemKnd: 'article', itemId }),
    ],
  ])('stays apart when people have %s of it', (_what, work) =>
    inDatabase(async () => {
      const times = { frmTrsfNscvrgDt: clock, mdfrId: 'SYSTEM' };
      const [own] = await createArticles([
        { lclanTtl: title, canonicalUrl: 'paper.example/read/12', ...times },
        { lclanTtl: title, canonicalUrl: 'paper.example/news/34', ...times },
      ]);
      const join = () =>
        joinMainPage(
          own?.articleId ?? 0,
          'https://paper.example/news/34',
          'https://paper.example/read/12',
          'SYSTEM',
        );
      await work(own?.articleId ?? 0);
      expect(await join()).toBe(false);
      await db().delete(articleMemo);
      await db().delete(briefingPick);
      expect(await join()).toBe(true);
    }),
  );

  it('that names the first one as its main page loses one of both, read at the same time', () =>
    inDatabase(async () => {
      const times = { lclanTtl: title, frmTrsfNscvrgDt: clock, mdfrId: 'SYSTEM' };
      for (let pair = 10; pair < 30; pair++) {
        const [a, b] = [`paper.example/a/${pair}`, `paper.example/b/${pair}`];
        const [one, other] = await createArticles([
          { canonicalUrl: a, ...times },
          { canonicalUrl: b, ...times },
        ]);
        const joined = await Promise.all([
          joinMainPage(one?.articleId ?? 0, `https://${b}`, `https://${a}`, 'SYSTEM'),
          joinMainPage(other?.articleId ?? 0, `https://${a}`, `https://${b}`, 'SYSTEM'),
        ]);
        expect(new Set(joined)).toEqual(new Set([false, true]));
      }
    }));
});
