import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aiCall, aiReading, aiUsage, article } from '#generated/tables/index.ts';
import type { MachineReadingStatus } from '#generated/types/machineReadingCalls.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { aiProvider, behaviours, says } from '../helpers/aiProvider.ts';
import { signedIn } from '../helpers/client.ts';
import { createArticle } from '../helpers/factories.ts';
import { runJob } from '../helpers/runJob.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const provider = await aiProvider();
const key = 'sk-very-secret';
const variables = {
  AI_BASE_URL: provider.url,
  AI_MODEL: 'our-model',
  AI_API_KEY: key,
  AI_TIMEOUT_MS: '1000',
};
const { app } = await testApp({ variables, jobs: true });
const without = await testApp();
const admin = await signedIn(app, 'admin');
const mission = await signedIn(app, 'mission');

beforeEach(async () => {
  provider.asked.length = 0;
  provider.behave = behaviours.good;
  await inDatabase(async () => {
    for (const table of [aiCall, aiReading, aiUsage, article]) await db().delete(table);
  });
});

const stored = async (): Promise<number> => {
  const row = await createArticle({
    lclanTtl: 'A museum of film opens in Seoul',
    articleCn:
      'The museum was opened on 23 November 2026 by the mayor, in front of 3,400 guests from abroad.',
    lanCd: 'en',
    menualYn: 'Y',
    rgtrId: 'SYSTEM',
    mdfrId: 'SYSTEM',
  });
  return row.articleId;
};

interface Shown {
  articleTransCn: string | null;
  machineReading: {
    isConfigured: boolean;
    state: string;
    reason: string | null;
    made: Record<string, { model: string; at: string }>;
  };
}
const shown = async (id: number, client = admin): Promise<Shown> =>
  (await client.get<{ data: Shown }>('/article-detail', { articleId: id })).body.data;
const status = async (client = admin): Promise<MachineReadingStatus> =>
  (await client.get<{ data: MachineReadingStatus }>('/machine-reading')).body.data;
const post = <T>(path: string, body: object = {}, client = admin) =>
  client.write<{ data: T; message?: string }>('POST', path, body);

/** Waits for work that follows the response, which may take longer on a busy machine. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read);

describe('a requested translation', () => {
  it('is made after the response; the article names its model and time', async () => {
    const id = await stored();
    expect(await shown(id)).toMatchObject({
      articleTransCn: null,
      machineReading: { isConfigured: true, state: 'none', made: {} },
    });
    const asked = await post<{ isHeld: boolean; sentence: string }>('/machine-reading/request', {
      articleId: id,
    });
    expect(asked).toMatchObject({ status: 200, body: { data: { isHeld: false } } });
    await soon(async () => (await shown(id)).machineReading.state).toBe('done');
    const after = await shown(id);
    expect(after.articleTransCn).toMatch(/한국/);
    expect(after.machineReading.made.articleTransCn).toEqual({
      model: 'our-model',
      at: expect.stringMatching(/^20.*Z$/),
    });
  });

  it('requires the right to edit the article', async () => {
    const id = await stored();
    expect((await post('/machine-reading/request', { articleId: id }, mission)).status).toBe(403);
    expect((await post('/machine-reading/request', { articleId: 999_999 })).status).toBe(404);
    expect(provider.asked).toHaveLength(0);
  });

  it('that fails says so on the article, and administrators can retry it', async () => {
    provider.behave = behaviours.prose;
    const id = await stored();
    await post('/machine-reading/request', { articleId: id });
    await soon(async () => (await shown(id)).machineReading.state).toBe('failed');
    expect((await shown(id)).machineReading.reason).toBe('답이 약속한 형식(JSON)이 아닙니다.');
    expect(await status()).toMatchObject({
      failedCount: 1,
      callCount: 2,
      failedCallCount: 2,
      reasons: [{ reason: '답이 약속한 형식(JSON)이 아닙니다.', count: 1 }],
      failed: [{ articleId: id, articleTtl: 'A museum of film opens in Seoul' }],
    });
    provider.behave = behaviours.good;
    // an article registered by a user is read only on request or on a retry
    await inDatabase(async () =>
      db().update(article).set({ menualYn: 'N' }).where(eq(article.articleId, id)),
    );
    expect((await post<{ count: number }>('/machine-reading/retry')).body.data.count).toBe(1);
    await soon(async () => (await shown(id)).machineReading.state).toBe('done');
    expect(await status()).toMatchObject({ failedCount: 0, doneTodayCount: 1 });
  });
});

describe('administrators', () => {
  it('see provider, budget and calls, but not the key', async () => {
    const id = await stored();
    await post('/machine-reading/request', { articleId: id });
    await soon(async () => (await status()).doneTodayCount).toBe(1);
    expect(await status()).toMatchObject({
      isConfigured: true,
      model: 'our-model',
      address: provider.url,
      dailyTokens: 2_000_000,
      usedTokens: 500,
      callCount: 1,
      holdReason: null,
    });
    const calls = await admin.get<{ data: { callId: number }[]; totalCount: number }>('/aicall-list');
    expect(calls.body.data).toMatchObject([
      {
        actionCd: 'READ',
        rsltCd: 'OK',
        articleId: id,
        articleLclanTtl: 'A museum of film opens in Seoul',
        tokenCnt: 500,
      },
    ]);
    const detail = await admin.get('/aicall-detail', { callId: calls.body.data[0]?.callId });
    for (const answer of [
      await admin.get('/machine-reading'),
      calls,
      detail,
      await post('/machine-reading/check'),
    ]) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain(key);
      expect(JSON.stringify(answer.body)).not.toContain('3,400 guests');
    }
  });

  it('can test the connection, and read the result in a sentence', async () => {
    const check = async () =>
      (await post<{ isWell: boolean; sentence: string }>('/machine-reading/check')).body.data;
    provider.behave = says(() => ({ answer: '확인' }));
    expect(await check()).toEqual({
      isWell: true,
      sentence: expect.stringMatching(/^our-model 모델이 \d+\.\d초 만에 답했습니다\.$/),
    });
    provider.behave = behaviours.keyRefused;
    expect(await check()).toEqual({
      isWell: false,
      sentence: 'AI 제공자가 키를 받아들이지 않았습니다. AI_API_KEY를 확인해 주세요.',
    });
    provider.behave = behaviours.html;
    expect((await check()).sentence).toContain('AI_BASE_URL을 확인해 주세요.');
    provider.behave = behaviours.hanging;
    expect(await check()).toEqual({ isWell: false, sentence: 'AI 제공자가 제때 답하지 않았습니다.' });
    expect(
      (await inDatabase(async () => db().select().from(aiCall))).map(({ actionCd }) => actionCd),
    ).toEqual(['CHECK', 'CHECK', 'CHECK', 'CHECK']);
  });

  it('see why nothing is translated, and end a pause by a retry', async () => {
    provider.behave = behaviours.keyRefused;
    const id = await stored();
    await post('/machine-reading/request', { articleId: id });
    await soon(async () => (await status()).pausedUntil).not.toBeNull();
    expect(await status()).toMatchObject({
      requestedCount: 1,
      pauseReason: 'AI 제공자가 키를 받아들이지 않았습니다. AI_API_KEY를 확인해 주세요.',
    });
    expect((await shown(id)).machineReading).toMatchObject({ state: 'requested' });
    provider.behave = behaviours.good;
    await post('/machine-reading/retry');
    await soon(async () => (await shown(id)).machineReading.state).toBe('done');
    expect((await status()).pausedUntil).toBeNull();
  });
});

describe('without a provider', () => {
  it('nothing is sent, and screens say so', async () => {
    const theirs = await signedIn(without.app, 'admin');
    const id = await withDatabase(without.database, stored);
    expect((await shown(id, theirs)).machineReading).toEqual({
      isConfigured: false,
      state: 'none',
      reason: null,
      made: {},
    });
    expect(await status(theirs)).toMatchObject({
      isConfigured: false,
      model: null,
      waitingCount: 0,
      holdReason: 'AI 제공자가 설정되지 않았습니다.',
    });
    const calls = { request: { articleId: id }, check: {}, retry: {} };
    for (const [path, body] of Object.entries(calls)) {
      const answer = await post(`/machine-reading/${path}`, body, theirs);
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('AI_BASE_URL') },
      });
    }
    expect(provider.asked).toHaveLength(0);
  });
});

it('AI calls are stored for 90 days', async () => {
  const call = (days: number) => ({
    actionCd: 'READ',
    modelNm: 'm',
    rsltCd: 'OK',
    regDt: new Date(Date.now() - days * 86_400_000),
  });
  await inDatabase(async () =>
    db()
      .insert(aiCall)
      .values([call(89), call(91)]),
  );
  await runJob(app, 'housekeeping');
  expect(await inDatabase(async () => db().select().from(aiCall))).toHaveLength(1);
});
