import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayStart, today } from '#contract/days.ts';
import { aiReading, article } from '#generated/tables/index.ts';
import type { MachineReadingStatus } from '#generated/types/machineReadingCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { articlesWaiting } from './articlesWaiting.ts';
import { currentAiClient } from './currentAiClient.ts';
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
export const machineReadingStatus = async (day = today()): Promise<MachineReadingStatus> => {
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
