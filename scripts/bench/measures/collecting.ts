import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countText } from '#contract/countText.ts';
import type { SourceCounts } from '#generated/types/mediaFeedCalls.ts';
import { row } from '#server/kernel/database/rows.ts';
import { openSource } from '#server/modules/collection/index.ts';
import { rss } from '../../../tests/helpers/feedServer.ts';
import { temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { startWorker } from '../../../tests/helpers/workerProcess.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Bench, type Measure, type Place, withServer } from '../bench.ts';
import { feedHosts } from '../feedHosts.ts';
import type { Figure } from '../figures.ts';
import { memoryOf, peakDuring } from '../memory.ts';
import { collects, register, within } from '../registeredSources.ts';
import { bodyOf } from '../requests.ts';

/** Period of the feeds' news, in milliseconds. */
const newsOf = 36 * 3_600_000;

const feeds = 200;
const perFeed = 100;
const hosts = 40;

const many = 3_000;
const manyHosts = 300;
/** Percentage of feeds that never respond. */
const deadShare = 2;

/** Compresses the articles' times: daily collection finds the news of some hours. */
const recently = (entries: { date: string }[]): void => {
  const times = entries.map(({ date }) => Date.parse(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const until = Date.now() - 60_000;
  for (const [at, entry] of entries.entries())
    entry.date = new Date(
      until - (newsOf * (last - (times[at] ?? last))) / (last - first || 1),
    ).toISOString();
};

/** Feeds with the articles to measure with, a hundred in each. */
const feedBodies = async (bench: Bench): Promise<string[]> => {
  const { path } = await bench.articles();
  const { source } = await openSource(path);
  const entries: (Parameters<typeof rss>[0][number] & { date: string })[] = [];
  if (source)
    for await (const { raw } of source.entries(0)) {
      if ((raw?.lclanTtl || raw?.kornTtl) && Date.parse(raw.frmTrsfNscvrgDt ?? ''))
        entries.push({
          title: raw.lclanTtl ?? raw.kornTtl ?? '',
          summary: raw.articleCn ?? '',
          link: `https://outlet.example.org/${entries.length}`,
          date: raw.frmTrsfNscvrgDt ?? '',
        });
      if (entries.length === feeds * perFeed) break;
    }
  recently(entries);
  return Array.from({ length: feeds }, (_, feed) =>
    rss(entries.slice(feed * perFeed, (feed + 1) * perFeed), { title: `신문 ${feed}` }),
  );
};

const unvisited = () =>
  row(z.object({ n: z.coerce.number() }), sql`select count(*) n from media_feed where last_clct_dt is null`);

const count = z.object({ n: z.coerce.number() });
const stored = () => row(count, sql`select count(*) n from article`);
const withoutHighlight = () => row(count, sql`select count(*) n from cluster_waiting`);

interface Collected {
  /** Number of collected articles. */
  articles: number;
  /** Seconds until the last source was visited. */
  visited: number;
  /** Seconds until the last article had been processed by clustering. */
  clustered: number;
  /** The worker's peak memory in MB. */
  memory: number;
}

/** Visits all sources with a separate worker, and clusters the collected articles. */
const collected = (place: Place): Promise<Collected> =>
  within(place, async () => {
    const before = (await stored()).n;
    const worker = await startWorker({ ...place, ...collects }, { isMeasured: true });
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1_000;
    let visited = 0;
    const memory = await peakDuring(worker.pid, async () => {
      while ((await unvisited()).n > 0) await wait(100);
      visited = seconds();
      while ((await withoutHighlight()).n > 0) await wait(100);
    });
    const clustered = seconds();
    await worker.stop();
    return { articles: (await stored()).n - before, visited, clustered, memory };
  });

const perSecond = (
  name: string,
  engine: string,
  articles: number,
  seconds: number,
  least: number,
): Figure => ({
  name: `${name} (${engine})`,
  unit: '건/s',
  samples: [articles / seconds],
  bar: { of: 'median', least },
  note: `피드 ${feeds}개의 기사 ${countText(articles)}`,
});

const onPostgres = async (bench: Bench, bodies: readonly string[]): Promise<Figure[]> => {
  if (!findPostgres()) {
    bench.say('PostgreSQL 서버 프로그램이 없어 PostgreSQL 측정을 건너뜁니다.');
    return [];
  }
  const cluster = await temporaryCluster({ keepsPromises: true });
  try {
    const place = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: join(bench.folder, 'collecting') };
    await withServer({ ...place, COLLECT: '0' }, async () => {});
    const quick = await feedHosts(hosts, (feed) => ({ body: bodies[feed] ?? '', delay: 0 }));
    await within(place, (database) => register(database, quick, feeds));
    const first = await collected(place);
    quick.close();

    // sources that have been visited before mostly have a few new articles
    const slow = await feedHosts(manyHosts, (feed) => ({
      body: rss(
        Array.from({ length: 10 }, (_, item) => ({
          title: `소식 ${feed}-${item}`,
          link: `https://daily${feed}.example.org/${item}`,
          summary: '새 전시가 열린다. '.repeat(10),
        })),
      ),
      delay: feed % 100 < deadShare ? undefined : 100 + (feed % 10) * 60,
    }));
    await within(place, (database) => register(database, slow, many));
    const all = await collected(place);
    slow.close();
    return [
      perSecond('피드 수집', 'PostgreSQL', first.articles, first.visited, 500),
      perSecond('피드에서 하이라이트까지', 'PostgreSQL', first.articles, first.clustered, 500),
      {
        name: '수집원 3,000곳을 모두 한 번',
        unit: 's',
        samples: [all.visited],
        bar: { of: 'median', most: 600 },
        note: `서버 ${manyHosts}대, 대답까지 0.1~0.64초, 100곳 가운데 ${deadShare}곳은 대답 없음`,
      },
      {
        name: '수집 프로세스의 메모리',
        unit: 'MB',
        samples: [first.memory, all.memory],
        bar: { of: 'p95', most: 400 },
      },
    ];
  } finally {
    await cluster.remove();
  }
};

const onPglite = async (bench: Bench, bodies: readonly string[]): Promise<Figure[]> => {
  const place = { DATA_DIR: await bench.preparedFolder() };
  const quick = await feedHosts(hosts, (feed) => ({ body: bodies[feed] ?? '', delay: 0 }));
  await within(place, (database) => register(database, quick, feeds));
  const { seconds, memory } = await withServer({ ...place, ...collects }, async ({ pid, url }) => {
    const since = performance.now();
    const admin = visitor(url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const idle = memoryOf(pid).now;
    const waiting = async () =>
      (await bodyOf<{ data: SourceCounts }>(admin, '/api/mediafeed-counts')).data.waitingCnt;
    const peak = await peakDuring(pid, async () => {
      while ((await waiting()) > 0) await wait(200);
    });
    return { seconds: (performance.now() - since) / 1_000, memory: peak - idle };
  });
  quick.close();
  const { n } = await within(place, stored);
  return [
    perSecond('피드 수집', 'PGlite', n, seconds, 150),
    {
      name: '수집하는 동안 늘어난 서버 메모리 (PGlite)',
      unit: 'MB',
      samples: [memory],
      bar: { of: 'p95', most: 400 },
    },
  ];
};

/** The whole way from feeds on the network to articles in the database. */
export const collecting: Measure = {
  name: 'collecting',
  async run(bench) {
    const bodies = await feedBodies(bench);
    return [...(await onPostgres(bench, bodies)), ...(await onPglite(bench, bodies))];
  },
};
