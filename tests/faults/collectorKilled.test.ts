import '#server/derived.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#server/kernel/database/client.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { openJobQueue } from '#server/kernel/jobs/jobQueue.ts';
import { clusterJob } from '#server/modules/analysis/index.ts';
// past the index: the queue of the killed processes
import { visitJob } from '#server/modules/collection/jobs.ts';
import { type FeedServer, feedServer, rss } from '../helpers/feedServer.ts';
import { temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { startWorker, type WorkerProcess } from '../helpers/workerProcess.ts';

const sources = 60;
/** Number of new items per source during the life of each worker. */
const perLife = 5;
/** KILLS=20 runs a longer test. */
const kills = Number(process.env['KILLS'] ?? 4);

const cluster = await temporaryCluster();
const url = cluster.url('postgres');
// visits to one server wait for each other; these must run at the same time
const outlets = await Promise.all(Array.from({ length: 12 }, () => feedServer()));
const outletOf = (source: number): FeedServer => outlets[source % outlets.length] as FeedServer;
const database = await openDatabase(testEnvironment({ DATABASE_URL: url }));
await withDatabase(database, () => migrate(database));
const queue = await withDatabase(database, () =>
  openJobQueue(database, [visitJob, clusterJob], { info: () => {}, warn: () => {} }),
);
afterAll(async () => {
  await queue.close();
  await database.close();
  await cluster.remove();
});
const numbers = async (query: ReturnType<typeof sql>): Promise<number> => {
  const [row] = await rows(z.object({ n: z.coerce.number() }), query);
  return row?.n ?? 0;
};

/** Number of times that the sources have published new items. */
let news = 0;

/** A feed that is sent slowly, so that a kill may occur at any step of a visit. */
const serve = (source: number): void => {
  const entries = Array.from({ length: perLife * news }, (_, item) => ({
    title: `소식 ${source}-${item}`,
    link: `https://paper${source}.example.org/${item}`,
    summary: `본문 ${source}-${item} `.repeat(20),
  }));
  const body = Buffer.from(rss(entries, { title: `신문 ${source}` }));
  outletOf(source).serve(`/${source}`, (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/rss+xml' });
    answer.write(body.subarray(0, 1_000));
    setTimeout(() => answer.end(body.subarray(1_000)), Math.random() * 80);
  });
};

const registerSources = async (): Promise<void> => {
  await db().execute(
    sql`insert into media (media_id, media_korn_nm) select n, '신문 ' || n from generate_series(1, ${sources}) n`,
  );
  for (let source = 1; source <= sources; source += 1) {
    const feedUrl = outletOf(source).url('x', `/${source}`).replace('x.example', '127.0.0.1');
    await db().execute(
      sql`insert into media_feed (media_id, feed_url, canonical_url) values (${source}, ${feedUrl}, ${feedUrl})`,
    );
  }
};

const retriesAreDue = () =>
  db().execute(sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`);

/**
 * Expires the jobs of a killed process, and the pause before their retry. Sources whose jobs failed so often that the
 * queue gave up are due again, as they would be after an interval.
 */
const timePasses = async (): Promise<void> => {
  await db().execute(
    sql`update pgboss.job set started_on = started_on - interval '20 minutes'
      where name in ('visit', 'cluster') and state = 'active'`,
  );
  await db().execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
  for (const name of ['visit', 'cluster']) await queue.boss.supervise(name);
  await retriesAreDue();
  await db().execute(
    sql`update media_feed set next_clct_dt = now() where last_clct_dt is null and media_feed_id::text in
      (select singleton_key from pgboss.job where name = 'visit' and state = 'failed')`,
  );
};

/** Ends the pauses after failed visits, of which some occur on a busy machine. */
const pausesPass = async (): Promise<void> => {
  await retriesAreDue();
  await db().execute(
    sql`update media_feed set next_clct_dt = now() where last_scs_dt is null and next_clct_dt > now()`,
  );
};

const articleCount = () => numbers(sql`select count(*) n from article`);
const withoutHighlight = () => numbers(sql`select count(*) n from cluster_waiting`);
const unfinished = async (): Promise<number> => {
  await pausesPass();
  return numbers(sql`select count(*) n from media_feed where last_scs_dt is null`);
};

const allAreDue = async (): Promise<void> => {
  await db().execute(sql`update media_feed set next_clct_dt = now(), last_scs_dt = null, body_hash = null`);
};

/** All sources publish new items, and are due. */
const anew = async (): Promise<void> => {
  news += 1;
  for (let source = 1; source <= sources; source += 1) serve(source);
  await allAreDue();
};

it('killed again and again beside another, collects and counts everything once', async () => {
  await withDatabase(database, registerSources);
  const variables = { DATABASE_URL: url, COLLECT_ALLOW: '127.0.0.0/8', DATABASE_POOL_SIZE: '4' };
  /** Articles before each life, and when one of its workers was killed. */
  const stored: [before: number, atKill: number][] = [];
  let colleague: WorkerProcess = await startWorker(variables);
  for (let life = 0; life < kills; life += 1) {
    // the worker must be killed during its work
    const before = await withDatabase(database, articleCount);
    await withDatabase(database, anew);
    const worker = await startWorker(variables);
    await wait(50 + (life % 10) * 60);
    // alternately the newer and the older of the two
    const [killed, kept] = life % 3 === 2 ? [colleague, worker] : [worker, colleague];
    await killed.kill();
    colleague = kept;
    stored.push([before, await withDatabase(database, articleCount)]);
    await withDatabase(database, timePasses);
  }
  await expect.poll(() => withDatabase(database, unfinished)).toBe(0);
  // a visit that was running when the new items were published stores only those it read before
  await withDatabase(database, allAreDue);
  await expect.poll(() => withDatabase(database, unfinished)).toBe(0);
  await withDatabase(database, timePasses);
  await expect.poll(() => withDatabase(database, withoutHighlight)).toBe(0);
  expect(await colleague.stop()).toBe(0);
  const facts = await withDatabase(database, async () => ({
    articles: await articleCount(),
    addresses: await numbers(sql`select count(distinct canonical_url) n from article`),
    counted: await numbers(sql`select sum(new_cnt) n from feed_visit`),
    inTwoHighlights: await numbers(sql`select count(*) n from (
      select article_id from cluster_article where del_yn = 'N' group by 1 having count(*) > 1) twice`),
  }));
  const all = sources * perLife * news;
  expect(facts).toEqual({ articles: all, addresses: all, counted: all, inTwoHighlights: 0 });
  // some workers were killed when a part of what was published had been stored
  const isDuringWork = ([before, atKill]: readonly [number, number], life: number) =>
    before < atKill && atKill < sources * perLife * (life + 1);
  expect(stored.some(isDuringWork)).toBe(true);
});
