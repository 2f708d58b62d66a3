import type { AiSettings } from '#server/kernel/settings/environment.ts';
import type { Question } from './prompts/prompt.ts';
import type { AnswerDefect, CallFailure } from './reasons.ts';

/** A model's answer to one question. */
export interface ModelAnswer {
  text: string;
  /** Tokens of question and answer as reported by the provider; undefined if it reports none. */
  tokens: { asked: number; answered: number } | undefined;
  /** The answer was cut off or refused. */
  problem?: Extract<AnswerDefect, 'CUT_OFF' | 'REFUSED'> | undefined;
}

/** A remote language model. */
export interface LanguageModel {
  /** Its name, as recorded with texts. */
  name: string;
  /** @throws CallFailed */
  ask(question: Pick<Question, 'system' | 'user' | 'room'>, signal: AbortSignal): Promise<ModelAnswer>;
}

/** The model was not reached, or did not answer the question. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly reason: CallFailure | Extract<AnswerDefect, 'REJECTED' | 'TOO_LARGE'>;
  /** Milliseconds after which the provider allows a retry. */
  readonly retryAfter: number | undefined;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;

  constructor(
    reason: CallFailed['reason'],
    more: { retryAfter?: number | undefined; status?: number | undefined } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.retryAfter = more.retryAfter;
    this.status = more.status;
  }
}

/** The provider's model; its large library is loaded with the first question. */
export const lazyModel = (settings: AiSettings): LanguageModel => {
  let model: Promise<LanguageModel> | undefined;
  return {
    name: settings.model,
    async ask(question, signal) {
      model ??= import('./openAiModel.ts').then(({ openAiModel }) => openAiModel(settings));
      return (await model).ask(question, signal);
    },
  };
};
