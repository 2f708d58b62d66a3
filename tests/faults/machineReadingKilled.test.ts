import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aiProvider, behaviours, inKorean } from '../helpers/aiProvider.ts';
import { collectInto } from '../helpers/collected.ts';
import { startServer } from '../helpers/server.ts';
import { useStoryClock } from '../helpers/useStoryClock.ts';
import { visitor } from '../helpers/visitor.ts';

useStoryClock();

const folder = mkdtempSync(join(tmpdir(), 'machine-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Three calls: two for the parts of the translation, one for summary and class. */
const body = Array.from({ length: 10 }, (_, index) =>
  `Paragraph ${index} of the report. ${'word '.repeat(180)}`.trim(),
).join('\n');

it('a server killed while a model answers asks that once more, and stores nothing twice', async () => {
  const provider = await aiProvider();
  collectInto(folder, [
    {
      kornTtl: null,
      lclanTtl: 'A long report on film',
      articleCn: body,
      articleTransCn: null,
      lang: 'en',
      mediaNm: 'The Film Daily',
      ntnId: 'US',
      frmTrsfNscvrgDt: new Date(Date.now() - 3_600_000).toISOString(),
      url: 'https://film.example/long',
    },
  ]);
  const variables = { DATA_DIR: folder, AI_BASE_URL: provider.url, AI_MODEL: 'our-model' };
  // the first part is answered, the second is not
  provider.behave = (question, response) =>
    (provider.asked.length < 2 ? behaviours.good : behaviours.hanging)(question, response);
  const killed = await startServer(variables);
  await expect.poll(() => provider.asked.length).toBe(2);
  await killed.kill();

  provider.behave = behaviours.good;
  const server = await startServer(variables);
  try {
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const data = async <T>(path: string) =>
      ((await (await admin.get(`/api${path}`)).json()) as { data: T }).data;
    const done = async () => (await data<{ doneTodayCount: number }>('/machine-reading')).doneTodayCount;
    await expect.poll(done).toBe(1);
    expect(provider.asked).toHaveLength(4);
    const calls = await data<{ actionCd: string; rsltCd: string; articleId: number }[]>('/aicall-list');
    expect(calls.map(({ actionCd, rsltCd }) => `${actionCd} ${rsltCd}`)).toEqual([
      'DIGEST OK',
      'TRANSLATE OK',
      'TRANSLATE OK',
    ]);
    const article = await data<{ articleTransCn: string }>(
      `/article-detail?articleId=${calls[0]?.articleId}`,
    );
    expect(article.articleTransCn).toBe(body.split('\n').map(inKorean).join('\n'));
  } finally {
    await server.remove();
  }
});
