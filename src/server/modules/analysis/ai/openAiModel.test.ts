import { beforeEach, describe, expect, it } from 'vitest';
import type { AiSettings } from '#server/kernel/settings/environment.ts';
import { aiProvider, behaviours, says } from '../../../../../tests/helpers/aiProvider.ts';
import { testMs } from '../../../../../tests/helpers/limits.ts';
import { CallFailed } from './languageModel.ts';
import { openAiModel } from './openAiModel.ts';

const provider = await aiProvider();
const settings: AiSettings = {
  baseUrl: provider.url,
  apiKey: 'sk-secret',
  model: 'our-model',
  dailyTokens: 1_000_000,
  concurrency: 2,
  timeoutMs: testMs,
};
const question = { system: 'S', user: 'U', room: 50 };
const ask = (some: Partial<AiSettings> = {}, signal = new AbortController().signal) =>
  openAiModel({ ...settings, ...some }).ask(question, signal);
const failure = (work: Promise<unknown>): Promise<CallFailed> =>
  work.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallFailed);
      return error as CallFailed;
    },
  );

beforeEach(() => {
  provider.asked.length = 0;
});

describe('a model behind an endpoint', () => {
  it('is asked by the protocol, with the key, and counted', async () => {
    provider.behave = says(() => '{"ok":true}');
    expect(await ask()).toEqual({
      text: '{"ok":true}',
      tokens: { asked: 300, answered: 200 },
      problem: undefined,
    });
    const [{ body, headers } = expect.unreachable()] = provider.asked;
    expect(headers.authorization).toBe('Bearer sk-secret');
    expect(body).toMatchObject({
      model: 'our-model',
      max_tokens: 50,
      messages: [
        { role: 'system', content: 'S' },
        { role: 'user', content: 'U' },
      ],
    });
  });

  it('is asked without a key where there is none', async () => {
    provider.behave = says(() => 'x');
    await ask({ apiKey: undefined });
    expect(provider.asked[0]?.headers.authorization).toBeUndefined();
  });

  it('need not count', async () => {
    provider.behave = says(() => 'x', { usage: null });
    expect((await ask()).tokens).toBeUndefined();
    provider.behave = says(() => 'x', { usage: { prompt_tokens: 'many' } });
    expect((await ask()).tokens).toBeUndefined();
  });

  it('says itself that it was cut off or would not answer', async () => {
    provider.behave = behaviours.cutOff;
    expect((await ask()).problem).toBe('CUT_OFF');
    provider.behave = behaviours.filtered;
    expect((await ask()).problem).toBe('REFUSED');
  });

  it('may know only some parameters: the first accepted form is kept', async () => {
    provider.behave = (asked, response) =>
      (asked.body.response_format ? behaviours.rejected : says(() => 'x'))(asked, response);
    const model = openAiModel(settings);
    const signal = new AbortController().signal;
    expect((await model.ask(question, signal)).text).toBe('x');
    expect(provider.asked).toHaveLength(3);
    await model.ask(question, signal);
    expect(provider.asked).toHaveLength(4);
  });

  it('is given a maximum length in its own terms, as the budget requires', async () => {
    provider.behave = behaviours.rejected;
    await expect(ask()).rejects.toMatchObject({ reason: 'REJECTED' });
    expect(provider.asked.length).toBeGreaterThan(2);
    for (const { body } of provider.asked) expect(body.max_tokens ?? body.max_completion_tokens).toBe(50);
  });

  it.each([
    ['hanging', 'TIMEOUT'],
    ['slowBody', 'TIMEOUT'],
    ['broken', 'SERVER'],
    ['halfJson', 'SERVER'],
    ['keyRefused', 'KEY'],
    ['noModel', 'MODEL'],
    ['redirect', 'MODEL'],
    ['rejected', 'REJECTED'],
    ['reset', 'CONNECTION'],
    ['truncated', 'CONNECTION'],
    ['html', 'NOT_API'],
    ['otherProtocol', 'NOT_API'],
    ['huge', 'TOO_LARGE'],
  ] as const)('that is %s fails by %s', async (behaviour, reason) => {
    provider.behave = behaviours[behaviour];
    // only who never comes to an end needs the limit
    const timeoutMs = reason === 'TIMEOUT' ? 400 : testMs;
    expect((await failure(ask({ timeoutMs }))).reason).toBe(reason);
  });

  it('that is busy says when to come back', async () => {
    provider.behave = behaviours.busy;
    expect(await failure(ask())).toMatchObject({ reason: 'BUSY', retryAfter: 2_000, status: 429 });
  });

  it('is left when the server closes', async () => {
    provider.behave = behaviours.hanging;
    const closing = new AbortController();
    const asked = failure(ask({}, closing.signal));
    await expect.poll(() => provider.asked.length).toBe(1);
    closing.abort();
    expect((await asked).reason).toBe('CONNECTION');
  });

  it('tells its key to nobody', async () => {
    for (const behaviour of [behaviours.keyRefused, behaviours.html, behaviours.reset]) {
      provider.behave = behaviour;
      const error = await failure(ask());
      expect(JSON.stringify([error.message, error.stack, { ...error }])).not.toContain('sk-secret');
    }
  });

  it('that is not there at all cannot be reached', async () => {
    expect((await failure(ask({ baseUrl: 'http://127.0.0.1:9/v1' }))).reason).toBe('CONNECTION');
  });
});
