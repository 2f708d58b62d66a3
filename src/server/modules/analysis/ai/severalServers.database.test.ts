import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aiReading, aiUsage } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { behaviours, inKorean, says } from '../../../../../tests/helpers/aiProvider.ts';
import { machineReader } from '../../../../../tests/helpers/machineReader.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { createAiClient } from './aiClient.ts';
import { markOf } from './machineTexts.ts';
import { openAiModel } from './openAiModel.ts';

const {
  title,
  settings,
  clock,
  provider,
  clientWith,
  body,
  longBody,
  translation,
  stored,
  articleOf,
  readingOf,
  calls,
  usage,
  read,
} = await machineReader();

describe('the budget of a day', () => {
  const spent = async () => (await usage()).reduce((sum, { tokenCnt }) => sum + tokenCnt, 0);

  it('is not exceeded by several servers; the rest waits', async () => {
    const expensive = says(
      (asked) => ({
        articles: asked.articles.map((one) => ({
          id: one.id,
          title: inKorean(one.title),
          paragraphs: one.paragraphs.map(inKorean),
          summary: '박물관이 서울에서 문을 열었다고 전했다.',
          scope: 'KOREA',
          class: 'MCLSF_04',
          keywords: ['박물관'],
        })),
      }),
      { usage: { prompt_tokens: 3_000, completion_tokens: 2_000 } },
    );
    let most = 0;
    provider.behave = async (question, response) => {
      most = Math.max(most, await spent());
      expensive(question, response);
    };
    const dailyTokens = 30_000;
    const servers = [clientWith({ dailyTokens }), clientWith({ dailyTokens })];
    const ids: number[] = [];
    for (let n = 0; n < 16; n += 1)
      ids.push(await stored({ articleCn: `${body}\n${'word '.repeat(440)}${n}` }));
    const outcomes = await Promise.all(
      servers.map((aiClient, index) =>
        read(
          ids.filter((_id, n) => n % 2 === index),
          aiClient,
        ),
      ),
    );
    const done = outcomes.reduce((sum, one) => sum + one.done, 0);
    expect(done).toBeGreaterThan(0);
    expect(outcomes.map(({ reason }) => reason)).toEqual(['BUDGET', 'BUDGET']);
    expect(outcomes.reduce((sum, one) => sum + one.waiting, 0)).toBe(16 - done);
    expect(most).toBeLessThanOrEqual(dailyTokens);
    expect(await spent()).toBe(provider.asked.length * 5_000);
  });

  it('is counted anew on the next Korean day', async () => {
    let day = '2026-11-23';
    const all = { ...settings, dailyTokens: 20_000 };
    const aiClient = createAiClient(all, openAiModel(all), { ...clock, today: () => day });
    await inDatabase(async () =>
      db()
        .insert(aiUsage)
        .values({ useYmd: day, modelNm: 'our-model', actionCd: 'READ', callCnt: 1, tokenCnt: 19_000 }),
    );
    const id = await stored();
    expect(await read([id], aiClient)).toMatchObject({ waiting: 1, reason: 'BUDGET' });
    expect(provider.asked).toHaveLength(0);
    day = '2026-11-24';
    expect(await read([id], aiClient)).toMatchObject({ done: 1 });
  });

  it('pays only for the call where its answer could not be stored', async () => {
    const id = await stored();
    await inDatabase(() =>
      db().execute(sql`alter table ai_call add constraint planted check (token_cnt < 0)`),
    );
    await expect(read([id])).rejects.toThrow();
    await inDatabase(() => db().execute(sql`alter table ai_call drop constraint planted`));
    expect(await spent()).toBe(500);
    expect(await readingOf(id)).toMatchObject({ sttsCd: 'waiting' });
  });

  it('gives back what a call was held for and did not cost', async () => {
    provider.behave = behaviours.broken;
    await read([await stored()]);
    expect(await spent()).toBe(0);
  });
});

describe('a server that is cut off', () => {
  it('frees an article only after its lease; answered parts are not asked again', async () => {
    const id = await stored({ articleCn: longBody });
    // all parts of the translation are answered and stored
    let n = 0;
    const gone = Promise.withResolvers<void>();
    provider.behave = (question, response) => {
      n += 1;
      if (n === 3) {
        gone.resolve();
        return;
      }
      behaviours.good(question, response);
    };
    const dying = clientWith({ timeoutMs: 60_000 });
    const first = read([id], dying);
    await gone.promise;
    expect(await read([id])).toEqual({ done: 0, failed: 0, waiting: 0 });
    // as if the process had been killed here: nothing is released or settled
    await inDatabase(async () => db().update(aiReading).set({ bgngDt: sql`now() - interval '1 hour'` }));
    const before = (await readingOf(id)).fndngs;
    expect(Object.keys(before as object)).toEqual(['part0', 'part1', 'part2']);
    provider.behave = behaviours.good;
    expect(await read([id])).toMatchObject({ done: 1 });
    expect((await calls()).map(({ actionCd }) => actionCd)).toEqual(['TRANSLATE', 'TRANSLATE', 'DIGEST']);
    dying.close();
    await first;
    expect((await articleOf(id)).articleTransCn).toBe(longBody.split('\n').map(inKorean).join('\n'));
    expect((await readingOf(id)).sttsCd).toBe('done');
  });

  it('leaves alone what another has taken over', async () => {
    const [taken, own] = [await stored({ articleCn: longBody }), await stored({ articleCn: longBody })];
    let n = 0;
    provider.behave = async (question, response) => {
      n += 1;
      // as if the first call had taken longer than the lease
      if (n === 1)
        await inDatabase(async () =>
          db().update(aiReading).set({ rdrNm: 'another server' }).where(eq(aiReading.articleId, taken)),
        );
      behaviours.good(question, response);
    };
    expect(await read([taken, own])).toEqual({ done: 1, failed: 0, waiting: 0 });
    expect(await readingOf(taken)).toMatchObject({
      sttsCd: 'reading',
      rdrNm: 'another server',
      fndngs: null,
    });
    expect((await articleOf(taken)).articleTransCn).toBeNull();
    const about = (await calls()).slice(1).map(({ articleId }) => articleId);
    expect(new Set(about)).toEqual(new Set([own]));
  });

  it('gives nothing back that another has taken from it', async () => {
    const id = await stored();
    provider.behave = async (question, response) => {
      await inDatabase(async () => db().update(aiReading).set({ rdrNm: 'another server' }));
      behaviours.keyRefused(question, response);
    };
    expect(await read([id])).toMatchObject({ reason: 'KEY' });
    expect(await readingOf(id)).toMatchObject({ sttsCd: 'reading', rdrNm: 'another server' });
  });

  it('keeps its lease on everything it has taken while it works', async () => {
    const ids = [await stored({ articleCn: longBody }), await stored({ articleCn: longBody })];
    const oldest: number[] = [];
    provider.behave = async (question, response) => {
      const open = await inDatabase(async () =>
        db().select().from(aiReading).where(eq(aiReading.sttsCd, 'reading')),
      );
      oldest.push(Math.max(...open.map(({ bgngDt }) => Date.now() - (bgngDt?.getTime() ?? 0))));
      // each call takes nearly the whole lease
      await inDatabase(async () =>
        db().update(aiReading).set({ bgngDt: sql`bgng_dt - interval '24 minutes'` }),
      );
      behaviours.good(question, response);
    };
    expect(await read(ids)).toMatchObject({ done: 2 });
    expect(oldest.length).toBeGreaterThan(3);
    expect(Math.max(...oldest)).toBeLessThan(20 * 60_000);
  });

  it('has stored the answer or not: nothing is asked again', async () => {
    const id = await stored();
    await read([id]);
    const { wrtnTxts } = await readingOf(id);
    expect(wrtnTxts).toBeTruthy();
    // the state after the answer and before the article was written
    const other = await stored();
    const finding = {
      read: {
        title: '제목',
        paragraphs: body.split('\n').map(inKorean),
        summary: '요약이다.',
        scope: 'KOREA',
        class: 'MCLSF_04',
        keywords: ['박물관'],
      },
    };
    await inDatabase(async () =>
      db()
        .insert(aiReading)
        .values({
          articleId: other,
          sttsCd: 'reading',
          bgngDt: sql`now() - interval '1 hour'`,
          srcMark: markOf([title, body]),
          fndngs: finding,
        }),
    );
    provider.asked.length = 0;
    expect(await read([other])).toMatchObject({ done: 1 });
    expect(provider.asked).toHaveLength(0);
    expect(await articleOf(other)).toMatchObject({ kornTtl: '제목', articleTransCn: translation });
  });
});
