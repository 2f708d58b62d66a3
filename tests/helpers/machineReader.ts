import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { today } from '#contract/days.ts';
import { aiCall, aiReading, aiUsage, article, changeHistory } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { AiSettings } from '#server/kernel/settings/environment.ts';
// past the index: a client with a clock of its own
import { type AiClient, type Clock, createAiClient } from '#server/modules/analysis/ai/aiClient.ts';
import { openAiModel } from '#server/modules/analysis/ai/openAiModel.ts';
// past the index: a background job that the test runs at once
import { readByMachine } from '#server/modules/analysis/ai/readByMachine.ts';
import { aiProvider, behaviours, inKorean } from './aiProvider.ts';
import { type ArticleColumns, createArticle } from './factories.ts';
import { inDatabase, testDatabase } from './testDatabase.ts';

const title = 'Seoul opens its largest museum of film';
const body = [
  'The museum, which cost 125 million dollars, was opened on 23 November 2026 by the mayor of the city in front of 3,400 guests.',
  'It holds 48,000 films and 1,200 cameras, most of them given by collectors.',
].join('\n');
const longBody = Array.from({ length: 10 }, (_, index) =>
  `Paragraph ${index}. ${'word '.repeat(180)}`.trim(),
).join('\n');

/** A database and a provider that are reset before each test, with helpers for requests to both. */
export const machineReader = async () => {
  await testDatabase();
  const provider = await aiProvider();
  const settings: AiSettings = {
    baseUrl: provider.url,
    model: 'our-model',
    dailyTokens: 1_000_000,
    concurrency: 2,
    timeoutMs: 10_000,
  };
  const waits: number[] = [];
  const clock: Clock = { wait: async (ms) => void waits.push(ms), today };
  const clientWith = (some: Partial<AiSettings> = {}): AiClient => {
    const all = { ...settings, ...some };
    return createAiClient(all, openAiModel(all), clock);
  };

  beforeEach(async () => {
    provider.asked.length = 0;
    provider.behave = behaviours.good;
    waits.length = 0;
    await inDatabase(async () => {
      for (const table of [aiCall, aiReading, aiUsage, changeHistory, article]) await db().delete(table);
    });
  });

  return {
    provider,
    settings,
    clock,
    waits,
    clientWith,
    title,
    body,
    longBody,
    translation: body.split('\n').map(inKorean).join('\n'),
    stored: async (some: ArticleColumns = {}): Promise<number> => {
      const texts = { lclanTtl: title, articleCn: body, lanCd: 'en' };
      return (await createArticle({ ...texts, rgtrId: 'SYSTEM', mdfrId: 'SYSTEM', ...some })).articleId;
    },
    articleOf: (id: number) =>
      inDatabase(
        async () =>
          (await db().select().from(article).where(eq(article.articleId, id)))[0] ?? expect.unreachable(),
      ),
    readingOf: (id: number) =>
      inDatabase(
        async () =>
          (await db().select().from(aiReading).where(eq(aiReading.articleId, id)))[0] ?? expect.unreachable(),
      ),
    calls: () => inDatabase(async () => db().select().from(aiCall).orderBy(aiCall.callId)),
    usage: () => inDatabase(async () => db().select().from(aiUsage)),
    read: (ids: number[], aiClient = clientWith()) => inDatabase(() => readByMachine(aiClient, ids)),
    /** Changes the article as a user does on its page. */
    byPerson: (id: number, changes: Partial<typeof article.$inferInsert>) =>
      inDatabase(async () => {
        await db().update(article).set(changes).where(eq(article.articleId, id));
        await db()
          .insert(changeHistory)
          .values({
            entityNm: 'article',
            recordKey: String(id),
            chgKnd: 'update',
            bfrCn: {},
            aftrCn: changes,
            rgtrId: 'demo-staff',
          });
      }),
  };
};
