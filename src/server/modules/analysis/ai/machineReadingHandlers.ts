import { countText } from '#contract/countText.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { policyOf } from '#server/kernel/crud/policies.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { badRequest, denied } from '#server/kernel/failure.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { machineReadingJob } from '../jobs.ts';
import { type AiClient, AiUnavailableError } from './aiClient.ts';
import { answerJson } from './answerJson.ts';
import { currentAiClient } from './currentAiClient.ts';
import { request, retry } from './readings.ts';
import { notCalledReasons, reasonSentence } from './reasons.ts';
import { machineReadingStatus } from './status.ts';

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
