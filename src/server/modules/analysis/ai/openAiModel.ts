import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';
import { retryAfter } from '#server/kernel/outside/download.ts';
import type { AiSettings } from '#server/kernel/settings/environment.ts';
import { CallFailed, type LanguageModel, type ModelAnswer } from './languageModel.ts';

/** Maximum bytes of a response; the longest useful one has a tenth of it. */
const maxAnswerBytes = 4_000_000;

class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

const readBounded = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength;
    if (size > maxAnswerBytes) throw new AnswerTooLarge();
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
};

/**
 * `fetch` that reads the response body completely, up to the size limit, so that the caller's timeout covers the body
 * too. Redirects are not followed, because the API key would be sent along.
 * @throws AnswerTooLarge
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'manual' });
  const body = await readBounded(answer);
  const { status, statusText, headers } = answer;
  const kept = new Headers(headers);
  // the body has been decompressed already
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, statusText, headers: kept });
};

/**
 * Differences between providers of this protocol: some do not support JSON responses, newer ones name the token limit
 * differently and accept no temperature. The first variant that a provider accepts is reused. All variants state the
 * limit, since the budget relies on it.
 */
const dialects: readonly ((room: number) => object)[] = [
  (room) => ({ response_format: { type: 'json_object' }, max_tokens: room, temperature: 0.2 }),
  (room) => ({ response_format: { type: 'json_object' }, max_completion_tokens: room }),
  (room) => ({ max_tokens: room }),
  (room) => ({ max_completion_tokens: room }),
];

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.number().int().min(0), completion_tokens: z.number().int().min(0) })
    .nullish()
    .catch(undefined),
});

/** The model's answer in a response. @throws CallFailed NOT_API if the response does not follow the protocol */
const answerIn = (answer: unknown): ModelAnswer => {
  const read = completion.safeParse(answer);
  const choice = read.data?.choices[0];
  if (!read.success || !choice) throw new CallFailed('NOT_API', { status: 200 });
  const { usage } = read.data;
  const { finish_reason: end, message } = choice;
  const isRefused = Boolean(message.refusal) || end === 'content_filter';
  return {
    text: message.content ?? '',
    tokens: usage ? { asked: usage.prompt_tokens, answered: usage.completion_tokens } : undefined,
    problem: isRefused ? 'REFUSED' : end === 'length' ? 'CUT_OFF' : undefined,
  };
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof AnswerTooLarge ||
  (error instanceof Error && error.cause !== undefined && isTooLarge(error.cause));

const reasonOf = (status: number): CallFailed['reason'] => {
  if (status === 401 || status === 403) return 'KEY';
  if (status === 408) return 'TIMEOUT';
  if (status === 402 || status === 409 || status === 425 || status === 429) return 'BUSY';
  if (status >= 500) return 'SERVER';
  if (status === 400 || status === 413 || status === 422) return 'REJECTED';
  return 'MODEL';
};

const failureOf = (error: unknown): CallFailed => {
  if (error instanceof CallFailed) return error;
  if (isTooLarge(error)) return new CallFailed('TOO_LARGE');
  if (error instanceof APIConnectionTimeoutError) return new CallFailed('TIMEOUT');
  if (error instanceof APIConnectionError || !(error instanceof APIError)) {
    // a JSON response that does not parse was cut off in transit
    return new CallFailed(error instanceof SyntaxError ? 'SERVER' : 'CONNECTION');
  }
  const status = (error.status as number | undefined) ?? 0;
  if (status === 0) return new CallFailed('CONNECTION');
  const seconds = retryAfter(error.headers?.get('retry-after') ?? undefined, new Date());
  return new CallFailed(reasonOf(status), {
    retryAfter: seconds === null ? undefined : seconds * 1_000,
    status,
  });
};

/**
 * A model behind an OpenAI-compatible endpoint. The library makes the requests; retries, budget and evaluation of
 * answers are ours.
 */
export const openAiModel = ({ baseUrl, apiKey, model, timeoutMs }: AiSettings): LanguageModel => {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    // ignore settings in the environment that are meant for other programs
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: boundedFetch,
    ...(!apiKey && { defaultHeaders: { Authorization: null } }),
  });
  let accepted: number | undefined;

  const askIn = async (
    dialect: number,
    { system, user, room }: { system: string; user: string; room: number },
    signal: AbortSignal,
  ): Promise<ModelAnswer> => {
    try {
      const answer: unknown = await client.chat.completions.create(
        {
          model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          ...dialects[dialect]?.(room),
        },
        { signal },
      );
      accepted = dialect;
      return answerIn(answer);
    } catch (error) {
      throw failureOf(error);
    }
  };

  return {
    name: model,
    async ask(question, signal) {
      for (let dialect = accepted ?? 0; ; dialect += 1) {
        try {
          return await askIn(dialect, question, signal);
        } catch (error) {
          const isOther = error instanceof CallFailed && error.reason === 'REJECTED' && error.status !== 413;
          if (!isOther || accepted !== undefined || dialect === dialects.length - 1) throw error;
        }
      }
    },
  };
};
