import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countText } from '#contract/countText.ts';
import { dayStart, today } from '#contract/days.ts';
import type { Calls } from '#generated/api/calls.ts';
import { aiReading, article } from '#generated/tables/index.ts';
import type { MachineReadingStatus } from '#generated/types/machineReadingCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { policyOf } from '#server/kernel/crud/policies.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { badRequest, denied } from '#server/kernel/failure.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { machineReadingJob } from '../jobs.ts';
import { type AiClient, AiUnavailableError, currentAiClient } from './aiClient.ts';
import { answerJson } from './answerChecks.ts';
import { articlesWaiting } from './articlesWaiting.ts';
import { request, retry } from './readings.ts';
import { notCalledReasons, reasonSentence } from './reasons.ts';

const usageRow = z.object({ usedTokens: z.number(), callCount: z.number(), failedCallCount: z.number() });

const statesRow = z.object({
  requestedCount: z.number(),
  readingCount: z.number(),
  doneTodayCount: z.number(),
  failedCount: z.number(),
});

const reasonRow = z.object({ reason: z.string(), count: z.number() });

/** Beyond this number, the screen says that there are more. */
const maxWaiting = 1_000;
/** Maximum failed articles on the screen, the latest first. */
const maxFailed = 50;
/** With less than this left, no article of usual length is read today. */
const littleLeft = 12_000;

const failedReadings = async () => {
  const found = await db()
    .select({
      articleId: aiReading.articleId,
      rsnCd: aiReading.rsnCd,
      tryCnt: aiReading.tryCnt,
      mdfcnDt: aiReading.mdfcnDt,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
    })
    .from(aiReading)
    .innerJoin(article, eq(article.articleId, aiReading.articleId))
    .where(eq(aiReading.sttsCd, 'failed'))
    .orderBy(desc(aiReading.mdfcnDt))
    .limit(maxFailed);
  return found.map(({ articleId, rsnCd, tryCnt, mdfcnDt, kornTtl, lclanTtl }) => ({
    articleId,
    articleTtl: kornTtl || lclanTtl || `기사 ${articleId}`,
    reason: reasonSentence(rsnCd ?? ''),
    tryCnt,
    failedDt: mdfcnDt.toISOString(),
  }));
};

/** State of machine reading: the provider, today's budget, pending articles, failures with reasons. */
const machineReadingStatus = async (day = today()): Promise<MachineReadingStatus> => {
  const aiClient = currentAiClient();
  const usage = await row(
    usageRow,
    sql`select coalesce(sum(token_cnt), 0)::int as "usedTokens", coalesce(sum(call_cnt), 0)::int as "callCount",
        coalesce(sum(fail_cnt), 0)::int as "failedCallCount"
      from ai_usage where use_ymd = ${day}::date`,
  );
  const states = await row(
    statesRow,
    sql`select count(*) filter (where stts_cd = 'requested')::int as "requestedCount",
        count(*) filter (where stts_cd = 'reading')::int as "readingCount",
        count(*) filter (where stts_cd = 'done' and mdfcn_dt >= ${dayStart(day).toISOString()}::timestamptz)::int as "doneTodayCount",
        count(*) filter (where stts_cd = 'failed')::int as "failedCount"
      from ai_reading`,
  );
  const reasons = await rows(
    reasonRow,
    sql`select coalesce(rsn_cd, '') as reason, count(*)::int as count from ai_reading where stts_cd = 'failed'
      group by 1 order by 2 desc, 1`,
  );
  const waiting = aiClient ? await articlesWaiting(maxWaiting + 1) : [];
  const pause = aiClient?.pause();
  const isSpent = aiClient !== undefined && usage.usedTokens + littleLeft > aiClient.settings.dailyTokens;
  return {
    isConfigured: aiClient !== undefined,
    model: aiClient?.settings.model ?? null,
    address: aiClient?.settings.baseUrl ?? null,
    dailyTokens: aiClient?.settings.dailyTokens ?? null,
    ...usage,
    ...states,
    waitingCount: Math.min(waiting.length, maxWaiting),
    waitingIsMore: waiting.length > maxWaiting,
    pausedUntil: pause?.until.toISOString() ?? null,
    pauseReason: pause ? reasonSentence(pause.reason) : null,
    holdReason: !aiClient
      ? notCalledReasons.OFF
      : pause
        ? notCalledReasons.PAUSED
        : isSpent
          ? notCalledReasons.BUDGET
          : null,
    reasons: reasons.map(({ reason, count }) => ({ reason: reasonSentence(reason), count })),
    failed: await failedReadings(),
  };
};

const question = {
  action: 'CHECK',
  version: 'check-1',
  system: 'Answer with this JSON object and nothing else: {"answer":"확인"}',
  user: 'check',
  // some models reason before they answer
  room: 500,
} as const;

/** Asks the provider for one word and reports the result in a sentence. */
const checkProvider = async (aiClient: AiClient): Promise<{ isWell: boolean; sentence: string }> => {
  const since = performance.now();
  try {
    const result = await aiClient.probe(question, ({ text, problem }) => ({
      result: problem ?? (answerJson(text) === undefined ? 'NOT_JSON' : 'OK'),
    }));
    if (result !== 'OK')
      return { isWell: false, sentence: `답은 왔지만 쓸 수 없습니다. ${reasonSentence(result)}` };
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    return { isWell: true, sentence: `${aiClient.settings.model} 모델이 ${seconds}초 만에 답했습니다.` };
  } catch (error) {
    if (!(error instanceof AiUnavailableError)) throw error;
    return { isWell: false, sentence: reasonSentence(error.reason) };
  }
};

type Ids =
  | 'GET /machine-reading'
  | 'POST /machine-reading/check'
  | 'POST /machine-reading/retry'
  | 'POST /machine-reading/request';

/** @throws Failure 400 if no provider is configured */
const configured = (): AiClient => {
  const aiClient = currentAiClient();
  if (!aiClient) throw badRequest(`${notCalledReasons.OFF} 서버의 AI_BASE_URL과 AI_MODEL을 지정해 주세요.`);
  return aiClient;
};

const maxRetried = 1_000;

/** Endpoints for the state of machine reading and for users' requests. */
export const machineReadingHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /machine-reading': async () => ({ data: await machineReadingStatus() }),
  'POST /machine-reading/check': async () => ({ data: await checkProvider(configured()) }),
  'POST /machine-reading/retry': async ({ body: { articleIds } }) => {
    const aiClient = configured();
    if (articleIds && articleIds.length > maxRetried)
      throw badRequest(`한 번에 ${countText(maxRetried)}까지 다시 시도할 수 있습니다.`);
    const count = await retry(articleIds?.length ? articleIds : undefined);
    aiClient.resume();
    queueJobAfterCommit(machineReadingJob, {});
    return { data: { count } };
  },
  'POST /machine-reading/request': async ({ body: { articleId }, caller }) => {
    const spec = entityOf(catalogue, 'article');
    const record = await readRecord(catalogue, spec, caller, articleId);
    if (policyOf(spec)?.mayUpdate?.(caller, record) === false) throw denied();
    const aiClient = configured();
    await request(articleId, caller.user.userId);
    queueJobAfterCommit(machineReadingJob, {});
    const pause = aiClient.pause();
    return {
      data: {
        isHeld: pause !== undefined,
        sentence: pause
          ? '번역을 요청했습니다. AI 제공자에 문제가 있어 잠시 뒤에 번역합니다.'
          : '번역을 요청했습니다. 잠시 뒤에 번역문이 나타납니다.',
      },
    };
  },
});
