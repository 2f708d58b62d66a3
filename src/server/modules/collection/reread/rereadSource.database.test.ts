// On both engines: answers are kept as bytes, and rows are locked, corrected and counted in one transaction.
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article, feedReread, feedVisit, mediaFeed } from '#generated/tables/index.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { document } from '../../../../../tests/helpers/feedServer.ts';
import { rereading } from '../../../../../tests/helpers/rereading.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { dropOldAnswers, keepAnswer, packedAnswer } from '../answers/storedAnswers.ts';
import { articleStore } from '../collect/articleStore.ts';
import { requestReread, sourceReread } from './rereadRecord.ts';
import { rereadSource } from './rereadSource.ts';

const { press, clock, collector, source, entry, visit, reread, outcome, articles, history } = await rereading(
  requestReread,
  sourceReread,
);

const keys = () =>
  rows(
    z.object({ key: z.string(), size: z.number() }),
    sql`select answer_key as key, size from source_answer order by answ_dt, answer_key`,
  );
/** As rules that could not read the date and took the headline's first words have stored it. */
const asOlderRulesReadIt = {
  lclanTtl: 'The museum of the',
  frmTrsfNscvrgDt: clock.now,
  nscvrgDtClctYn: 'Y',
  nscvrgDtCn: 'Sun, 29 Nov 2026 08:00:00 GMT',
  lanCd: 'ko',
  feedHash: 'of older rules',
};

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

  it('that hold several versions of an item change the article to the newest one', () =>
    inDatabase(async () => {
      const newest = { title: 'Correction: the museum of the old harbour opens again today' };
      await visit(entry('museum'));
      clock.now = new Date('2026-11-29T13:00:00Z');
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
      await db().insert(feedReread).values({ mediaFeedId: source.id, sttsCd: 'waiting', askDt: clock.now });
      const kept = articleStore(undefined, () => clock.now);
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
        rereadSource(
          { mediaFeedId: source.id },
          { id: 'one job', isLastTry },
          { articles, now: () => clock.now },
        );
      await expect(attempt(dying, true)).rejects.toThrow('The server has died.');
      const stored = (await articles()).length;
      expect(stored).toBeGreaterThan(0);
      expect(await outcome()).toMatchObject({ sttsCd: 'failed', answers: [{ newCnt: stored }] });
      await attempt(kept, false);
      expect(await articles()).toHaveLength(120);
      expect((await outcome()).answers).toMatchObject([{ itemCnt: 120, newCnt: 120 }]);
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
        clock.now = new Date(clock.now.getTime() + 3_600_000);
        await visit(entry(name));
      }
      const three = await keys();
      expect(three).toHaveLength(3);
      const [oldest, ...newer] = three;
      const all = three.reduce((sum, { size }) => sum + size, 0);
      expect(await dropOldAnswers(clock.now, all)).toBe(0);
      expect(await dropOldAnswers(clock.now, all - 1)).toBe(1);
      expect(await keys()).toEqual(newer);
      expect(oldest?.key).toMatch(/^feed:/);
      expect(await dropOldAnswers(new Date(clock.now.getTime() + 15 * 86_400_000))).toBe(2);
    }));

  it('is feed documents before pages, within the bytes of a source', () =>
    inDatabase(async () => {
      const keep = async (kind: 'feed' | 'page', name: string, hour: number, size = 200_000) =>
        keepAnswer(
          source.id,
          await packedAnswer(kind, name, { bytes: randomBytes(size), contentType: null, url: '' }),
          new Date(clock.now.getTime() + hour * 3_600_000),
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
      await expect(requestReread(source.id, 'admin', clock.now)).rejects.toThrow('‘지금 수집’을 눌러');
      await expect(requestReread(999_999, 'admin', clock.now)).rejects.toMatchObject({ status: 404 });
    }));

  it('whose result an earlier version has stored otherwise has none', () =>
    inDatabase(async () => {
      const rsltCn = { answers: [{ kindCd: 'feed', newCnt: 1 }] };
      await db()
        .insert(feedReread)
        .values({ mediaFeedId: source.id, sttsCd: 'done', askDt: clock.now, endDt: clock.now, rsltCn });
      expect(await outcome()).toMatchObject({ sttsCd: 'done', answers: [] });
    }));
});
