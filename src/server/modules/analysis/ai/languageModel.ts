import type { Question } from './prompts/prompt.ts';
import type { Garbage, Trouble } from './reasons.ts';

/** What a model said to one question. */
export interface ModelAnswer {
  text: string;
  /** Tokens of question and answer as the provider counted them; undefined: it did not. */
  tokens: { asked: number; answered: number } | undefined;
  /** It stopped in the middle, or would not go on. */
  problem?: Extract<Garbage, 'CUT_OFF' | 'REFUSED'> | undefined;
}

/** A language model somewhere else. */
export interface LanguageModel {
  /** Its name, as texts record it. */
  name: string;
  /** @throws CallFailed */
  ask(question: Pick<Question, 'system' | 'user' | 'room'>, signal: AbortSignal): Promise<ModelAnswer>;
}

/** The model was not reached, or did not answer the question. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly reason: Trouble | Extract<Garbage, 'REJECTED' | 'TOO_LARGE'>;
  /** Milliseconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** HTTP status, where there was one. */
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
