// On both engines: an article and its copy are locked, changed and counted in one transaction.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { article, feedReread, mediaFeed } from '#generated/tables/index.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { page, paragraphs, rereading } from '../../../../../tests/helpers/rereading.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { keepAnswer, packedAnswer } from '../answers/storedAnswers.ts';
import { articleStore } from '../collect/articleStore.ts';
import { requestReread, sourceReread } from './rereadRecord.ts';
import { rereadSource } from './rereadSource.ts';

const { press, clock, collector, source, entry, visit, reread, outcome, articles, history } = await rereading(
  requestReread,
  sourceReread,
);

describe('the kept pages of a source, read anew', () => {
  it('give articles the text that the present rules find, and keep what a person wrote instead', () =>
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

  it('give articles that have no text of a page theirs, in a new version, and offer it to edited ones', () =>
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
      expect(changed).toMatchObject({
        articleCn: text,
        pageClctDt: clock.now,
        mdfrId: 'SYSTEM',
        anlsYn: 'Y',
      });
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

  it('join two articles whose main address they say is the same', () =>
    inDatabase(async () => {
      await db().update(mediaFeed).set({ pageYn: 'Y' });
      const links = ['/read?no=12345', '/share/aab12'].map((path) => press.url(`paper${source.site}`, path));
      for (const path of ['/read?no=12345', '/share/aab12']) press.serve(path, page);
      await visit(...links.map((link) => entry('museum', { link, guid: link })));
      const bytes = Buffer.from('<!doctype html><link rel="canonical" href="/news/2026/museum-opens-again">');
      for (const { articleId, url } of await articles())
        await keepAnswer(
          source.id,
          await packedAnswer('page', String(articleId), { bytes, contentType: 'text/html', url: url ?? '' }),
          clock.now,
        );
      await reread();
      expect((await articles()).map(({ delYn }) => delYn).toSorted()).toEqual(['N', 'Y']);
      expect(await history()).toMatchObject([{ chgKnd: 'delete', rgtrId: 'REREAD' }]);
      expect((await outcome()).answers.at(-1)).toMatchObject({ itemCnt: 2, correctedCnt: 1 });
    }));

  it('are left to another job when the time of one is over, which reads each page once', () =>
    inDatabase(async () => {
      await db().update(mediaFeed).set({ pageYn: 'Y' });
      press.serve('/theatre', page);
      await visit(entry('museum'), entry('theatre'));
      await db().update(article).set({ articleCn: 'A teaser.', pageClctDt: null });
      await db().insert(feedReread).values({ mediaFeedId: source.id, sttsCd: 'waiting', askDt: clock.now });
      const attempt = (id: string) =>
        rereadSource(
          { mediaFeedId: source.id },
          { id, isLastTry: false, isOver: () => true },
          { articles: articleStore(undefined, () => clock.now), now: () => clock.now },
        );
      expect(await attempt('one job')).toBe('more');
      expect(await outcome()).toMatchObject({ sttsCd: 'running', readCnt: 2 });
      expect(await attempt('another job')).toBeUndefined();
      expect(await outcome()).toMatchObject({ sttsCd: 'done', readCnt: 3 });
      expect((await outcome()).answers.at(-1)).toMatchObject({ itemCnt: 2, correctedCnt: 2 });
      await collector.idle();
    }));
});
