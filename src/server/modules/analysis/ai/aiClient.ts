import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { today } from '#contract/days.ts';
import { aiCall } from '#generated/tables/index.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, db, inTransaction } from '#server/kernel/database/db.ts';
import type { AiSettings } from '#server/kernel/settings/environment.ts';
import { type Account, estimatedTokens, maxTokens, reserve, settle } from './budget.ts';
import { CallFailed, type LanguageModel, type ModelAnswer } from './languageModel.ts';
import type { Question } from './prompts/prompt.ts';
import type { AnswerDefect, CallFailure, NotCalledReason } from './reasons.ts';
import { backoffDelay, CircuitBreaker, type Pause } from './retryPolicy.ts';

/** A question without task ids; connection checks use it too. */
type ModelQuestion = Omit<Question, 'action' | 'ids'> & { action: Question['action'] | 'CHECK' };

/** The provider was not called or did not answer; the articles stay pending. */
export class AiUnavailableError extends Error {
  override name = 'AiUnavailableError';
  readonly reason: NotCalledReason | CallFailure;
  /** When to retry; undefined if unknown. */
  readonly until: Date | undefined;

  constructor(reason: AiUnavailableError['reason'], until?: Date) {
    super(reason);
    this.reason = reason;
    this.until = until;
  }
}

/** Result of evaluating an answer, and how to store it. */
interface Evaluation {
  result: 'OK' | AnswerDefect;
  /** Stores the answer, in the transaction that records the call and its tokens. */
  keep?: () => Promise<void>;
}

/** This server's connection to the provider. */
export interface AiClient {
  settings: AiSettings;
  /**
   * Calls the model, with retries and within the budget, and records each call.
   * @param articleIds articles that the question is about
   * @param evaluate evaluates the answer; pure
   * @returns OK or the defect of the answer
   * @throws AiUnavailableError
   */
  ask(
    question: ModelQuestion,
    articleIds: readonly number[],
    evaluate: (answer: ModelAnswer) => Evaluation,
  ): Promise<'OK' | AnswerDefect>;
  /** Calls once, even during a pause: for the connection check on a screen. @throws AiUnavailableError */
  probe(question: ModelQuestion, evaluate: (answer: ModelAnswer) => Evaluation): Promise<'OK' | AnswerDefect>;
  pause(): Pause | undefined;
  /** Ends a pause: the next call is made. */
  resume(): void;
  close(): void;
}

/** Time functions that tests replace. */
export interface Clock {
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  today: () => string;
}

const realClock: Clock = { wait: (ms, signal) => wait(ms, undefined, { signal }), today };

interface Noted {
  account: Account;
  question: ModelQuestion;
  articleIds: readonly number[];
  ms: number;
  result: string;
  tokens?: ModelAnswer['tokens'] | undefined;
  cost: number;
  reserved: number;
  status?: number | undefined;
}

/** Records a call and charges it to the budget, in the caller's transaction. */
const note = async (noted: Noted): Promise<void> => {
  const { account, question, articleIds, ms, result, tokens, cost, reserved, status } = noted;
  await settle(account, { reserved, cost, isFailed: result !== 'OK' });
  await db()
    .insert(aiCall)
    .values({
      actionCd: question.action,
      articleId: articleIds[0] ?? null,
      articleCnt: new Set(articleIds).size,
      rsltCd: result,
      modelNm: account.modelNm,
      prmptVer: question.version,
      askTokenCnt: tokens?.asked ?? null,
      ansTokenCnt: tokens?.answered ?? null,
      tokenCnt: cost,
      spntMs: ms,
      sttsNo: status ?? null,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
};

/** Estimated cost of an unanswered call: a provider that was too slow has still processed the prompt. */
const costOfFailure = ({ reason }: CallFailed, promptTokens: number): number =>
  reason === 'TIMEOUT' || reason === 'TOO_LARGE' ? promptTokens : 0;

export const createAiClient = (
  settings: AiSettings,
  model: LanguageModel,
  clock: Clock = realClock,
): AiClient => {
  const breaker = new CircuitBreaker();
  const limit = pLimit(settings.concurrency);
  const closing = new AbortController();

  const once = async (
    question: ModelQuestion,
    articleIds: readonly number[],
    evaluate: (answer: ModelAnswer) => Evaluation,
  ): Promise<'OK' | AnswerDefect> => {
    const account = { useYmd: clock.today(), modelNm: model.name, actionCd: question.action };
    const reserved = maxTokens(question.system, question.user) + question.room;
    if (!(await reserve(account, reserved, settings.dailyTokens))) throw new AiUnavailableError('BUDGET');
    const since = performance.now();
    const ms = () => Math.round(performance.now() - since);
    const promptTokens = estimatedTokens(question.system, question.user);
    let cost = promptTokens;
    try {
      const answer = await model.ask(question, closing.signal);
      breaker.answered();
      cost = answer.tokens
        ? answer.tokens.asked + answer.tokens.answered
        : promptTokens + estimatedTokens(answer.text);
      const { result, keep } = evaluate(answer);
      await inTransaction(async () => {
        await note({
          account,
          question,
          articleIds,
          ms: ms(),
          result,
          tokens: answer.tokens,
          cost,
          reserved,
        });
        await keep?.();
      });
      return result;
    } catch (error) {
      if (!(error instanceof CallFailed)) {
        // the call was made but its result could not be stored: charge its cost, not the whole reservation
        await settle(account, { reserved, cost, isFailed: true });
        throw error;
      }
      const { reason, status } = error;
      cost = costOfFailure(error, promptTokens);
      if (closing.signal.aborted) {
        await settle(account, { reserved, cost: promptTokens, isFailed: false });
        throw error;
      }
      await inTransaction(() =>
        note({ account, question, articleIds, ms: ms(), result: reason, cost, reserved, status }),
      );
      throw error;
    }
  };

  const withRetries: AiClient['ask'] = async (question, articleIds, evaluate) => {
    const pause = breaker.enter();
    if (pause) throw new AiUnavailableError('PAUSED', pause.until);
    for (let tries = 1; ; tries += 1) {
      try {
        closing.signal.throwIfAborted();
        return await once(question, articleIds, evaluate);
      } catch (error) {
        if (closing.signal.aborted) throw new AiUnavailableError('CLOSING');
        if (!(error instanceof CallFailed)) {
          breaker.aborted();
          throw error;
        }
        const { reason } = error;
        if (reason === 'REJECTED' || reason === 'TOO_LARGE') {
          breaker.answered();
          return reason;
        }
        const delay = backoffDelay(error, tries, Math.random());
        if (delay === undefined) {
          breaker.failed(reason, error.retryAfter);
          throw new AiUnavailableError(reason, breaker.pause?.until);
        }
        await clock.wait(delay, closing.signal).catch(() => {});
      }
    }
  };

  return {
    settings,
    ask: (question, articleIds, evaluate) => limit(() => withRetries(question, articleIds, evaluate)),
    async probe(question, evaluate) {
      try {
        return await once(question, [], evaluate);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (error.reason === 'REJECTED' || error.reason === 'TOO_LARGE') return error.reason;
        throw new AiUnavailableError(closing.signal.aborted ? 'CLOSING' : error.reason);
      }
    },
    pause: () => breaker.pause,
    resume: () => breaker.endPause(),
    close: () => closing.abort(),
  };
};

const aiClients = new WeakMap<Database, AiClient>();

/** Binds the AI client to the current database in this process. */
export const bindAiClient = (database: Database, aiClient: AiClient): void =>
  void aiClients.set(database, aiClient);

/** The AI client of a database; undefined if none is configured. */
export const aiClientOf = (database: Database): AiClient | undefined => aiClients.get(database);

/** The AI client of the bound database; undefined if none is configured. */
export const currentAiClient = (): AiClient | undefined => aiClients.get(currentDatabase());
