import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  article,
  articleAddress,
  clusterWaiting,
  feedVisit,
  media,
  mediaFeed,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { createSource } from '../../../../../tests/helpers/factories.ts';
import { document, feedServer, rss } from '../../../../../tests/helpers/feedServer.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { startCollector } from '../collector.ts';

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

const teaser = '조선 도자기를 모은 특별전이 열린다.';
const sentence =
  '국립박물관은 다음 달부터 조선 시대 도자기 백 점을 모은 특별전을 열고 누구나 무료로 볼 수 있게 한다고 밝혔다.';
const whole = Array.from({ length: 6 }, (_, n) => `${n + 1}번째 문단. ${sentence}`);
const page = document(
  `<!doctype html><title>특별전</title><article>${whole.map((line) => `<p>${line}</p>`).join('')}</article>`,
  { 'content-type': 'text/html; charset=utf-8' },
);

const requested = () => press.asked.map(({ path }) => path);

/** Each test has its own site, because the rules of a site are cached. */
let sites = 0;

/** Visits a source with a single article at the path and returns the stored article. */
const visited = async (
  path: string,
  pageYn: 'Y' | 'N',
): Promise<{ body: string | null; at: Date | null; problem: string | null }> => {
  const link = press.url(`paper${sites}`, path);
  press.serve('/feed', document(rss([{ title: '특별전이 열린다', link, summary: teaser }])));
  await createSource(press.url('feeds', '/feed'), { regDt: clock, pageYn });
  await collector.poll();
  await collector.idle();
  const [stored] = await db().select().from(article);
  const [source] = await db().select().from(mediaFeed);
  return {
    body: stored?.articleCn ?? null,
    at: stored?.pageClctDt ?? null,
    problem: source?.pageErrCn ?? null,
  };
};

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [feedVisit, clusterWaiting, articleAddress, article, mediaFeed, media])
      await db().delete(table);
    press.asked.length = 0;
    sites += 1;
    press.serve('/robots.txt', (_request, answer) => void answer.writeHead(404).end());
    press.serve('/one', page);
  }),
);

describe('the page of a new article', () => {
  it('is left alone unless its source asks for it', () =>
    inDatabase(async () => {
      expect(await visited('/one', 'N')).toEqual({ body: teaser, at: null, problem: null });
      expect(requested()).toEqual(['/feed']);
    }));

  it('provides its full text, which is searched and analysed', () =>
    inDatabase(async () => {
      expect(await visited('/one', 'Y')).toEqual({ body: whole.join('\n'), at: clock, problem: null });
      expect(requested()).toEqual(['/feed', '/robots.txt', '/one']);
      const [{ tk, anlsYn, mdfrId } = {}] = await db().select().from(article);
      expect(tk?.length).toBeGreaterThan(30);
      expect({ anlsYn, mdfrId }).toEqual({ anlsYn: 'Y', mdfrId: 'SYSTEM' });
    }));

  it('gives time and author where the feed names none', () =>
    inDatabase(async () => {
      const data = {
        '@type': 'NewsArticle',
        datePublished: '2026-11-19T10:00:00+09:00',
        author: { '@type': 'Person', name: '김서연' },
      };
      const markup = `<!doctype html><title>특별전</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;
      press.serve(
        '/one',
        document(`${markup}<p>로그인해 주세요.`, { 'content-type': 'text/html; charset=utf-8' }),
      );
      expect(await visited('/one', 'Y')).toMatchObject({ body: teaser, at: null });
      const [{ frmTrsfNscvrgDt, jrnlLclanNm, anlsYn } = {}] = await db().select().from(article);
      expect({ frmTrsfNscvrgDt, jrnlLclanNm, anlsYn }).toEqual({
        frmTrsfNscvrgDt: new Date('2026-11-19T01:00:00Z'),
        jrnlLclanNm: '김서연',
        anlsYn: 'Y',
      });
    }));

  it.each([
    ['a site that forbids it', '/robots.txt', 'User-agent: *\nDisallow: /one'],
    [
      'a site that forbids it to us',
      '/robots.txt',
      'User-agent: world-culture-press\nDisallow: /\n\nUser-agent: *\nAllow: /',
    ],
  ])('is not visited at %s', (_which, path, rules) =>
    inDatabase(async () => {
      press.serve(path, document(rules, { 'content-type': 'text/plain' }));
      const found = await visited('/one', 'Y');
      expect(found).toMatchObject({ body: teaser, at: null });
      expect(found.problem).toBe('매체가 robots.txt로 막은 페이지라서 찾아가지 않았습니다.');
      expect(requested()).not.toContain('/one');
    }),
  );

  it.each([
    [
      'has no text',
      document('<!doctype html><p>로그인해 주세요.', { 'content-type': 'text/html' }),
      '본문을 찾지 못했습니다',
    ],
    ['is none', document('%PDF-1.7', { 'content-type': 'application/pdf' }), '웹 페이지가 아닙니다'],
    [
      'is gone',
      ((_request, answer) => void answer.writeHead(404).end()) as ReturnType<typeof document>,
      '(응답 404)',
    ],
  ])('that %s leaves the article as its feed gave it', (_which, answer, problem) =>
    inDatabase(async () => {
      press.serve('/one', answer);
      const found = await visited('/one', 'Y');
      expect(found).toMatchObject({ body: teaser, at: null });
      expect(found.problem).toContain(problem);
    }),
  );

  it('that its outlet has taken back is noted, and the article stays', () =>
    inDatabase(async () => {
      press.serve('/one', (_request, answer) => void answer.writeHead(410).end());
      expect(await visited('/one', 'Y')).toMatchObject({ body: teaser });
      expect(await db().select({ wthdrwDt: article.wthdrwDt }).from(article)).toEqual([{ wthdrwDt: clock }]);
    }));

  it('is read again when its outlet has corrected the article', () =>
    inDatabase(async () => {
      await visited('/one', 'Y');
      const corrected = whole.map((line) => line.replace('백 점', '이백 점')).slice(1);
      press.serve(
        '/one',
        document(`<!doctype html><article>${corrected.map((line) => `<p>${line}</p>`).join('')}</article>`, {
          'content-type': 'text/html; charset=utf-8',
        }),
      );
      const link = press.url(`paper${sites}`, '/one');
      press.serve(
        '/feed',
        document(rss([{ title: '[수정] 특별전이 열린다', link, summary: `${teaser} 수정.` }])),
      );
      await db().update(mediaFeed).set({ askdYn: 'Y' });
      await collector.poll();
      await collector.idle();
      expect(await db().select({ title: article.lclanTtl, body: article.articleCn }).from(article)).toEqual([
        { title: '[수정] 특별전이 열린다', body: corrected.join('\n') },
      ]);
    }));

  it('keeps its full text, named as such, when the outlet corrects the headline and the page says no more', () =>
    inDatabase(async () => {
      await visited('/one', 'Y');
      for (const title of ['[수정] 특별전이 열린다', '[재수정] 특별전이 열린다']) {
        const link = press.url(`paper${sites}`, '/one');
        press.serve('/feed', document(rss([{ title, link, summary: `${title} ${teaser}` }])));
        await db().update(mediaFeed).set({ askdYn: 'Y' });
        await collector.poll();
        await collector.idle();
        expect(
          await db()
            .select({ title: article.lclanTtl, body: article.articleCn, at: article.pageClctDt })
            .from(article),
        ).toEqual([{ title, body: whole.join('\n'), at: clock }]);
      }
    }));

  it('never takes the place of what a person wrote', () =>
    inDatabase(async () => {
      let wrote = false;
      press.serve('/one', (request, answer) => {
        void inDatabase(async () => {
          await db().update(article).set({ articleCn: '사람이 고친 글', mdfrId: 'me', mdfcnDt: new Date() });
          wrote = true;
          page(request, answer);
        });
      });
      expect((await visited('/one', 'Y')).body).toBe('사람이 고친 글');
      expect(wrote).toBe(true);
    }));
});

describe('an article whose page names its main address', () => {
  const title = '조선 도자기 특별전이 다음 달에 열린다';
  /** Serves the page, which names this address as its main one. */
  const serveNaming = (path: string, main: string): void =>
    press.serve(
      path,
      document(
        `<!doctype html><link rel="canonical" href="${main}"><title>${title}</title><article>${whole.map((line) => `<p>${line}</p>`).join('')}</article>`,
        { 'content-type': 'text/html; charset=utf-8' },
      ),
    );
  /** Visits a source with these articles in turn: path and headline. @returns what is stored of them */
  const collected = async (...entries: [path: string, title: string][]) => {
    await createSource(press.url('feeds', '/feed'), { regDt: clock, pageYn: 'Y' });
    for (const [path, headline] of entries) {
      const link = press.url(`paper${sites}`, path);
      press.serve('/feed', document(rss([{ title: headline, link, summary: teaser }])));
      await db().update(mediaFeed).set({ nextClctDt: clock });
      await collector.poll();
      await collector.idle();
    }
    const stored = await db().select().from(article).orderBy(article.articleId);
    return stored.map(({ url, delYn }) => `${url?.replace(/^.*?\/\/[^/]+/, '')} ${delYn}`);
  };

  it('is stored once, whichever of them comes first', () =>
    inDatabase(async () => {
      serveNaming('/read?no=12345', '/news/2026/ceramics-show-opens');
      serveNaming('/news/2026/ceramics-show-opens', '/news/2026/ceramics-show-opens');
      serveNaming('/share/aab12', '/news/2026/ceramics-show-opens');
      expect(
        await collected(
          ['/read?no=12345', title],
          ['/news/2026/ceramics-show-opens', title],
          ['/share/aab12', title],
          ['/share/aab12', `${title}!`],
        ),
      ).toEqual(['/read?no=12345 N', '/share/aab12 Y']);
      const others = await db().select().from(articleAddress).orderBy(articleAddress.regDt);
      const [first] = await db().select().from(article).orderBy(article.articleId);
      expect(
        others.map(({ addressKey, articleId }) => [addressKey.replace(/^[^/]+/, ''), articleId]),
      ).toEqual([
        ['/news/2026/ceramics-show-opens', first?.articleId],
        ['/share/aab12', first?.articleId],
      ]);
    }));

  it.each([
    ['the home page', '/', title],
    ['a section', '/news/', title],
    ['another site', 'https://other.example/news/2026/ceramics-show-opens', title],
    ['the page of another article', '/news/2026/ceramics-show-opens', '장관, 문화예술 예산 늘린다'],
  ])('stays apart when that is %s', (_what, main, headline) =>
    inDatabase(async () => {
      serveNaming('/news/2026/ceramics-show-opens', main);
      serveNaming('/read?no=12345', main);
      expect(
        await collected(['/news/2026/ceramics-show-opens', title], ['/read?no=12345', headline]),
      ).toEqual(['/news/2026/ceramics-show-opens N', '/read?no=12345 N']);
      expect(await db().select().from(articleAddress)).toEqual([]);
    }),
  );
});
