// On both engines: answers are kept as bytes, and rows are locked, corrected and counted in one transaction.
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  article,
  changeHistory,
  clusterWaiting,
  feedReread,
  feedVisit,
  mediaFeed,
} from '#generated/tables/index.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows, run } from '#server/kernel/database/rows.ts';
import { createSource } from '../../../../../tests/helpers/factories.ts';
import { document, type FeedEntry, feedServer, rss } from '../../../../../tests/helpers/feedServer.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { dropOldAnswers, keepAnswer, packedAnswer } from '../answers/storedAnswers.ts';
import { articleStore } from '../collect/articleStore.ts';
import { startCollector } from '../collector.ts';
import { requestReread, sourceReread } from './rereadRecord.ts';
import { rereadSource } from './rereadSource.ts';

const database = await testDatabase();
const press = await feedServer();
let clock = new Date('2026-11-29T12:00:00Z');
const collector = await startCollector(database, {
  visitor: { ...press.ways, publicUrl: 'https://press.example.kr' },
  log: { info: () => {}, warn: () => {} },
  now: () => clock,
  isManual: true,
  minPauseMs: 1,
});
afterAll(() => collector.close());

/** Each test has its own site, because the rules of a site are cached. */
let sites = 0;
const entry = (name: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
  title: `The ${name} of the old harbour opens again`,
  summary: `What the ${name} shows.`,
  link: press.url(`paper${sites}`, `/${name}`),
  guid: `g-${name}`,
  date: 'Sun, 29 Nov 2026 08:00:00 GMT',
  ...more,
});
const paragraphs = Array.from(
  { length: 5 },
  (_, n) => `Paragraph ${n + 1} of the article says what the museum of the old harbour is going to show now.`,
);
const page = document(
  `<!doctype html><title>Harbour</title><article>${paragraphs.map((line) => `<p>${line}</p>`).join('')}</article>`,
  { 'content-type': 'text/html; charset=utf-8' },
);

let mediaFeedId = 0;
/** Visits the source, and pages if it wants them, after its feed has changed to these entries. */
const visit = async (...entries: FeedEntry[]): Promise<void> => {
  press.serve('/feed', document(rss(entries, { language: 'en' })));
  await db().update(mediaFeed).set({ askdYn: 'Y' });
  await collector.poll();
  await collector.idle();
};
/** Reads the kept answers anew, as the button on the screen does, and says how often the outlet was asked. */
const reread = async (): Promise<{ asked: number }> => {
  const before = press.asked.length;
  await requestReread(mediaFeedId, 'admin', clock);
  await collector.idle();
  return { asked: press.asked.length - before };
};
const outcome = () => sourceReread(mediaFeedId, clock);
const articles = () => db().select().from(article).orderBy(article.articleId);
const history = () => db().select().from(changeHistory).orderBy(changeHistory.chgHstryId);
const keys = () =>
  rows(
    z.object({ key: z.string(), size: z.number() }),
    sql`select answer_key as key, size from source_answer order by answ_dt, answer_key`,
  );
/** As rules that could not read the date and took the headline's first words have stored it. */
const asOlderRulesReadIt = {
  lclanTtl: 'The museum of the',
  frmTrsfNscvrgDt: clock,
  nscvrgDtClctYn: 'Y',
  nscvrgDtCn: 'Sun, 29 Nov 2026 08:00:00 GMT',
  lanCd: 'ko',
  feedHash: 'of older rules',
};

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [feedVisit, feedReread, clusterWaiting, changeHistory, article, mediaFeed])
      await db().delete(table);
    await run(sql`delete from source_answer`);
    clock = new Date('2026-11-29T12:00:00Z');
    sites += 1;
    press.serve('/robots.txt', (_request, answer) => void answer.writeHead(404).end());
    press.serve('/museum', page);
    ({ mediaFeedId } = await createSource(press.url('feeds', '/feed'), { regDt: clock, clctIntrvl: 10_000 }));
  }),
);

describe('the kept answers of a source, read anew', () => {
  it('correct what older rules read wrongly and store what they refused, without asking the outlet', () =>
    inDatabase(async () => {
      await visit(entry('museum'), entry('theatre'), entry('cinema'));
      const [museum, theatre] = await articles();
      await db()
        .update(article)
        .set(asOlderRulesReadIt)
        .where(eq(article.articleId, museum?.articleId ?? 0));
      await db()
        .delete(article)
        .where(eq(article.articleId, theatre?.articleId ?? 0));
      const [source] = await db().select().from(mediaFeed);
      const visits = await db().select().from(feedVisit);

      expect(await reread()).toEqual({ asked: 0 });

      expect(await outcome()).toMatchObject({
        sttsCd: 'done',
        feedCnt: 1,
        readCnt: 1,
        totalCnt: 1,
        answers: [{ kindCd: 'feed', itemCnt: 3, newCnt: 1, correctedCnt: 1, offeredCnt: 0, leftOutCnt: 0 }],
      });
      const stored = await articles();
      expect(new Set(stored.map(({ lclanTtl }) => lclanTtl))).toEqual(
        new Set(['cinema', 'museum', 'theatre'].map((name) => entry(name).title)),
      );
      expect(stored.find(({ articleId }) => articleId === museum?.articleId)).toMatchObject({
        frmTrsfNscvrgDt: new Date('2026-11-29T08:00:00Z'),
        nscvrgDtClctYn: 'N',
        nscvrgDtCn: null,
        lanCd: 'en',
        // the outlet has corrected nothing
        mdaCrctDt: null,
      });
      expect(await history()).toMatchObject([
        {
          rgtrId: 'REREAD',
          bfrCn: { lclanTtl: 'The museum of the', lanNm: '한국어' },
          aftrCn: { lanNm: '영어' },
        },
      ]);
      // it is no visit
      expect(await db().select().from(feedVisit)).toEqual(visits);
      expect(await db().select().from(mediaFeed)).toEqual([source]);

      await reread();
      expect((await outcome()).answers).toMatchObject([{ itemCnt: 3, newCnt: 0, correctedCnt: 0 }]);
      expect(await history()).toHaveLength(1);
    }));

  it('leave an article as a person has edited it, and offer theirs beside', () =>
    inDatabase(async () => {
      await visit(entry('museum'));
      const articleId = (await articles())[0]?.articleId ?? 0;
      await db()
        .update(article)
        .set({ ...asOlderRulesReadIt, lclanTtl: 'The museum of the harbour' })
        .where(eq(article.articleId, articleId));
      await addHistory([
        {
          entityNm: 'article',
          recordKey: String(articleId),
          chgKnd: 'update',
          bfrCn: { lclanTtl: 'The museum of the' },
          aftrCn: { lclanTtl: 'The museum of the harbour' },
          rgtrId: 'editor@example.kr',
        },
      ]);
      await reread();
      expect(await articles()).toMatchObject([
        {
          lclanTtl: 'The museum of the harbour',
          nscvrgDtClctYn: 'Y',
          mdaCrctCn: { lclanTtl: entry('museum').title, frmTrsfNscvrgDt: '2026-11-29T08:00:00.000Z' },
        },
      ]);
      expect((await outcome()).answers).toMatchObject([{ correctedCnt: 0, offeredCnt: 1 }]);
      expect(await history()).toHaveLength(1);
    }));

  it('give pages the text that the present rules find, and keep what a person wrote instead', () =>
    inDatabase(async () => {
      await db().update(mediaFeed).set({ pageYn: 'Y' });
      press.serve('/theatre', page);
      await visit(entry('museum'), entry('theatre'));
      const [museum, theatre] = await articles();
      expect(museum?.articleCn).toBe(paragraphs.join('\n'));
      await db()
        .update(article)
        .set({ articleCn: paragraphs.slice(1).join('\n') });
      await db()
        .update(article)
        .set({ articleCn: 'Written by a person.', mdfrId: 'editor@example.kr' })
        .where(eq(article.articleId, theatre?.articleId ?? 0));
      await addHistory([
        {
          entityNm: 'article',
          recordKey: String(theatre?.articleId),
          chgKnd: 'update',
          bfrCn: { articleCn: paragraphs.slice(1).join('\n') },
          aftrCn: { articleCn: 'Written by a person.' },
          rgtrId: 'editor@example.kr',
        },
      ]);
      expect(await reread()).toEqual({ asked: 0 });
      expect(await articles()).toMatchObject([
        { articleCn: paragraphs.join('\n'), pageClctDt: museum?.pageClctDt },
        { articleCn: 'Written by a person.', mdaCrctCn: { articleCn: paragraphs.join('\n') } },
      ]);
      expect((await outcome()).answers.at(-1)).toMatchObject({
        kindCd: 'page',
        itemCnt: 2,
        correctedCnt: 1,
        offeredCnt: 1,
      });
    }));

  it('give articles without the text of their page that text, in a new version, and offer it to edited ones', () =>
    inDatabase(async () => {
      await db().update(mediaFeed).set({ pageYn: 'Y' });
      press.serve('/theatre', page);
      await visit(entry('museum'), entry('theatre'));
      await db().update(article).set({ articleCn: 'A teaser.', pageClctDt: null });
      const [museum, theatre] = await articles();
      await addHistory([
        {
          entityNm: 'article',
          recordKey: String(theatre?.articleId),
          chgKnd: 'update',
          bfrCn: { lclanTtl: 'Theatre' },
          aftrCn: { lclanTtl: theatre?.lclanTtl },
          rgtrId: 'editor@example.kr',
        },
      ]);
      await reread();
      const text = paragraphs.join('\n');
      const [changed, edited] = await articles();
      expect(changed).toMatchObject({ articleCn: text, pageClctDt: clock, mdfrId: 'SYSTEM', anlsYn: 'Y' });
      expect(changed?.mdfcnDt.getTime()).toBeGreaterThan(museum?.mdfcnDt.getTime() ?? Number.NaN);
      expect(edited).toMatchObject({ articleCn: 'A teaser.', mdaCrctCn: { articleCn: text } });
      expect((await history()).slice(1)).toMatchObject([
        {
          recordKey: String(museum?.articleId),
          rgtrId: 'REREAD',
          bfrCn: { articleCn: 'A teaser.' },
          aftrCn: { articleCn: text },
        },
      ]);
      expect((await outcome()).answers.at(-1)).toMatchObject({ correctedCnt: 1, offeredCnt: 1 });
      await reread();
      expect((await outcome()).answers.at(-1)).toMatchObject({ correctedCnt: 0, offeredCnt: 0 });
      expect(await history()).toHaveLength(2);
    }));

  it('join two articles whose pages name the same main address', () =>
    inDatabase(async () => {
      await db().update(mediaFeed).set({ pageYn: 'Y' });
      const links = ['/read?no=12345', '/share/aab12'].map((path) => press.url(`paper${sites}`, path));
      for (const path of ['/read?no=12345', '/share/aab12']) press.serve(path, page);
      await visit(...links.map((link) => entry('museum', { link, guid: link })));
      const bytes = Buffer.from('<!doctype html><link rel="canonical" href="/news/2026/museum-opens-again">');
      for (const { articleId, url } of await articles())
        await keepAnswer(
          mediaFeedId,
          await packedAnswer('page', String(articleId), { bytes, contentType: 'text/html', url: url ?? '' }),
          clock,
        );
      await reread();
      expect((await articles()).map(({ delYn }) => delYn).toSorted()).toEqual(['N', 'Y']);
      expect(await history()).toMatchObject([{ chgKnd: 'delete', rgtrId: 'REREAD' }]);
      expect((await outcome()).answers.at(-1)).toMatchObject({ itemCnt: 2, correctedCnt: 1 });
    }));

  it('that hold several versions of an item change the article to the newest one', () =>
    inDatabase(async () => {
      const newest = { title: 'Correction: the museum of the old harbour opens again today' };
      await visit(entry('museum'));
      clock = new Date('2026-11-29T13:00:00Z');
      await visit(entry('museum', newest));
      const changes = (await history()).length;
      await db().update(article).set(asOlderRulesReadIt);
      await reread();
      expect(await articles()).toMatchObject([{ lclanTtl: newest.title }]);
      expect(await history()).toHaveLength(changes + 1);
    }));

  it('count every article once when the server dies in between', () =>
    inDatabase(async () => {
      await visit(...Array.from({ length: 120 }, (_, n) => entry(`item-${n}`)));
      await db().delete(article);
      await db().insert(feedReread).values({ mediaFeedId, sttsCd: 'waiting', askDt: clock });
      const kept = articleStore(undefined, () => clock);
      let batches = 0;
      const dying = {
        ...kept,
        storeItems: (...[items, alongside, how]: Parameters<typeof kept.storeItems>) =>
          kept.storeItems(
            items,
            async (...stored) => {
              await alongside(...stored);
              batches += 1;
              if (batches > 1) throw new Error('The server has died.');
            },
            how,
          ),
      };
      const attempt = (articles: typeof kept, isLastTry: boolean) =>
        rereadSource({ mediaFeedId }, { id: 'one job', isLastTry }, { articles, now: () => clock });
      await expect(attempt(dying, true)).rejects.toThrow('The server has died.');
      const stored = (await articles()).length;
      expect(stored).toBeGreaterThan(0);
      expect(await outcome()).toMatchObject({ sttsCd: 'failed', answers: [{ newCnt: stored }] });
      await attempt(kept, false);
      expect(await articles()).toHaveLength(120);
      expect((await outcome()).answers).toMatchObject([{ itemCnt: 120, newCnt: 120 }]);
      await collector.idle();
    }));

  it('are left to another job when the time of one is over, which reads each page once', () =>
    inDatabase(async () => {
      await db().update(mediaFeed).set({ pageYn: 'Y' });
      press.serve('/theatre', page);
      await visit(entry('museum'), entry('theatre'));
      await db().update(article).set({ articleCn: 'A teaser.', pageClctDt: null });
      await db().insert(feedReread).values({ mediaFeedId, sttsCd: 'waiting', askDt: clock });
      const attempt = (id: string) =>
        rereadSource(
          { mediaFeedId },
          { id, isLastTry: false, isOver: () => true },
          { articles: articleStore(undefined, () => clock), now: () => clock },
        );
      expect(await attempt('one job')).toBe('more');
      expect(await outcome()).toMatchObject({ sttsCd: 'running', readCnt: 2 });
      expect(await attempt('another job')).toBeUndefined();
      expect(await outcome()).toMatchObject({ sttsCd: 'done', readCnt: 3 });
      expect((await outcome()).answers.at(-1)).toMatchObject({ itemCnt: 2, correctedCnt: 2 });
      await collector.idle();
    }));

  it('name the reason where today’s rules refuse one', () =>
    inDatabase(async () => {
      press.serve('/feed', document('<html><body>Down for maintenance</body></html>'));
      await db().update(mediaFeed).set({ askdYn: 'Y' });
      await collector.poll();
      await collector.idle();
      await reread();
      const [answer] = (await outcome()).answers;
      expect(answer?.problem).toContain('웹 페이지');
    }));
});

describe('what is kept of a source', () => {
  it('is the last three different documents, for two weeks and within a bound', () =>
    inDatabase(async () => {
      for (const name of ['museum', 'museum', 'theatre', 'cinema', 'opera']) {
        clock = new Date(clock.getTime() + 3_600_000);
        await visit(entry(name));
      }
      const three = await keys();
      expect(three).toHaveLength(3);
      const [oldest, ...newer] = three;
      const all = three.reduce((sum, { size }) => sum + size, 0);
      expect(await dropOldAnswers(clock, all)).toBe(0);
      expect(await dropOldAnswers(clock, all - 1)).toBe(1);
      expect(await keys()).toEqual(newer);
      expect(oldest?.key).toMatch(/^feed:/);
      expect(await dropOldAnswers(new Date(clock.getTime() + 15 * 86_400_000))).toBe(2);
    }));

  it('is feed documents before pages, within the bytes of a source', () =>
    inDatabase(async () => {
      const keep = async (kind: 'feed' | 'page', name: string, hour: number, size = 200_000) =>
        keepAnswer(
          mediaFeedId,
          await packedAnswer(kind, name, { bytes: randomBytes(size), contentType: null, url: '' }),
          new Date(clock.getTime() + hour * 3_600_000),
        );
      const kept = async () => (await keys()).map(({ key }) => key);
      for (const [hour, kind] of (['feed', 'page', 'page'] as const).entries())
        await keep(kind, `${hour}`, hour);
      expect(await kept()).toEqual(['feed:0', 'page:2']);
      await keep('feed', 'large', 3, 600_000);
      expect(await kept()).toEqual(['feed:0', 'page:2']);
      await keep('feed', '4', 4);
      expect(await kept()).toEqual(['feed:0', 'feed:4']);
      await keep('feed', '5', 5);
      expect(await kept()).toEqual(['feed:4', 'feed:5']);
    }));
});

describe('a request', () => {
  it('without kept answers says what to do', () =>
    inDatabase(async () => {
      await expect(requestReread(mediaFeedId, 'admin', clock)).rejects.toThrow('‘지금 수집’을 눌러');
      await expect(requestReread(999_999, 'admin', clock)).rejects.toMatchObject({ status: 404 });
    }));

  it('whose result an earlier version has stored otherwise has none', () =>
    inDatabase(async () => {
      const rsltCn = { answers: [{ kindCd: 'feed', newCnt: 1 }] };
      await db()
        .insert(feedReread)
        .values({ mediaFeedId, sttsCd: 'done', askDt: clock, endDt: clock, rsltCn });
      expect(await outcome()).toMatchObject({ sttsCd: 'done', answers: [] });
    }));
});
