// On both engines, because the job queue accesses each differently.
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { rows, run } from '#server/kernel/database/rows.ts';
import { startCollector } from '#server/modules/collection/index.ts';
import { createArticles } from '../../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { failedAnalyses } from './enrichmentJob.ts';
import { Lexicon } from './lexicon/lexicon.ts';

const database = await testDatabase();
let at = new Date();
const collector = await startCollector(database, {
  visitor: {} as never,
  log: { info: () => {}, warn: () => {} },
  now: () => at,
  isManual: true,
  atOnce: 0,
});
afterAll(() => collector.close());

/** Advances the clock by a minute and lets the collector work. */
const look = async () => {
  at = new Date(at.getTime() + 61_000);
  await collector.poll();
  await collector.idle();
};
const add = (...titles: string[]) =>
  createArticles(titles.map((lclanTtl) => ({ lclanTtl, lanCd: 'en', srcNm: 'left by another server' })));
/** Title, whether it is analysed, and whether the analysis failed. */
const states = () =>
  inDatabase(async () => {
    const row = z.object({ state: z.string() });
    const found = await rows(
      row,
      sql`select concat_ws(' ', lclan_ttl, anls_yn, feat_extr_err_yn) state from article order by article_id`,
    );
    return found.map(({ state }) => state);
  });
/** Minutes until failed articles are retried. */
const minutesLeft = async (): Promise<number> => {
  const { nextTryDt } = await inDatabase(failedAnalyses);
  return ((nextTryDt?.getTime() ?? Number.NaN) - Date.now()) / 60_000;
};
const letTimePass = () =>
  inDatabase(() =>
    run(sql`update pgboss.job set start_after = now() where name = 'enrichFailed' and state = 'retry'`),
  );

it('articles a server left are analysed within a minute; failures are retried with pauses', async () => {
  const find = Lexicon.prototype.find;
  const broken = vi.spyOn(Lexicon.prototype, 'find').mockImplementation(function (this: Lexicon, text) {
    if (text.folded.includes('poison')) throw new TypeError('cannot be read');
    return find.call(this, text);
  });
  await add('poison', 'news');
  await look();
  expect(await states()).toEqual(['poison N Y', 'news Y N']);

  await look();
  expect((await inDatabase(failedAnalyses)).count).toBe(1);
  const first = await minutesLeft();
  expect(first).toBeGreaterThan(0.5);
  await letTimePass();
  await look();
  expect(await minutesLeft()).toBeGreaterThan(first);

  await add('other news');
  await look();
  expect(await states()).toEqual(['poison N Y', 'news Y N', 'other news Y N']);

  broken.mockRestore();
  await look();
  expect((await states())[0]).toBe('poison N Y');
  await letTimePass();
  await look();
  expect((await states())[0]).toBe('poison Y N');
  expect(await inDatabase(failedAnalyses)).toEqual({ count: 0, nextTryDt: null });
});
