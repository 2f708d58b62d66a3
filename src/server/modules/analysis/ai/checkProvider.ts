import { type AiClient, AiUnavailableError } from './aiClient.ts';
import { answerJson } from './answerJson.ts';
import { reasonSentence } from './reasons.ts';

const question = {
  deed: 'CHECK',
  version: 'check-1',
  system: 'Answer with this JSON object and nothing else: {"answer":"확인"}',
  user: 'check',
  // some models think before they answer
  room: 500,
} as const;

/** Asks the provider for one word, and says in a sentence how that went. */
export const checkProvider = async (aiClient: AiClient): Promise<{ isWell: boolean; sentence: string }> => {
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
