import type { Database } from '#server/kernel/database/database.ts';
import { afterCommit, withDatabase } from '#server/kernel/database/db.ts';
import { createJobPool } from '#server/kernel/jobs/jobPool.ts';
import { type Log, openJobQueue } from '#server/kernel/jobs/jobQueue.ts';
import {
  anyWaits,
  clusterWaitingArticles,
  enrichWaiting,
  isAnyWaiting,
  type Waiting,
} from '#server/modules/analysis/index.ts';
import { articleStore } from './collect/articleStore.ts';
import { collectPage, queuePages } from './pages/collectPage.ts';
import { openRobots } from './pages/robots.ts';
import { tellAdministrators } from './sources/alarms.ts';
import { markLateSources, maxAtOnce, queueDueSources } from './sources/dueSources.ts';
import type { Visitor } from './sources/fetchFeed.ts';
import { queueRequestedSources } from './sources/requestedSources.ts';
import { endAbandonedVisits } from './sources/visitRecord.ts';
import { type VisitTools, visitSource } from './sources/visitSource.ts';

export interface CollectorOptions {
  visitor: Visitor;
  log: Log;
  /** The clock of schedules and visits; tests put one of their own in its place. */
  now?: () => Date;
  random?: () => number;
  /** Milliseconds between two looks for sources that are due; 0 looks only when it is told to. */
  lookEvery?: number;
  /** Milliseconds between two pages of a site, unless it asks for more. */
  leastPause?: number | undefined;
  /** Visits at a time in this process; 0 leaves visits to others, and tends what they and people store. */
  atOnce?: number;
}

export interface Collector {
  /** Looks for sources that are due, now. Resolves when they stand in the queue. */
  look(): Promise<void>;
  /** Resolves when nothing runs: no visit, and nothing that comes behind it. */
  idle(): Promise<void>;
  /** Breaks off what is under way; another process, or the next start, does it again. */
  close(): Promise<void>;
}

const minute = 60_000;
/** Pages of articles that are visited at a time. */
const pagesAtOnce = 4;

/** After a pause of ours – a stop, a machine that slept – everything is due at once: that is no news of the sources. */
const maxGap = 5 * minute;
const firstMinutes = 20 * minute;

/** Visits sources when they are due, for as long as it stands. Several processes share the work. */
export const startCollector = async (database: Database, options: CollectorOptions): Promise<Collector> => {
  const { visitor, log, now = () => new Date(), random = Math.random } = options;
  const { lookEvery = 5_000, atOnce = 12, leastPause } = options;
  const queue = await withDatabase(database, () => openJobQueue(database, log));
  const askForClusters = () => queue.put('cluster', [{ data: {}, singletonKey: 'all' }]);
  const onStored: VisitTools['onStored'] = async ({ pageYn, mediaFeedId }, articleIds) => {
    await askForClusters();
    if (pageYn === 'Y') await queuePages(queue, mediaFeedId, articleIds);
    afterCommit(() => {
      clusters.wake();
      if (pageYn === 'Y') pages.wake();
    });
  };
  const tools: VisitTools = { visitor, articles: articleStore(), now, random, onStored };
  const clusters = createJobPool(
    queue,
    'cluster',
    { atOnce: 1, pollEvery: lookEvery || minute },
    (_data, { signal }) =>
      withDatabase(database, async () => {
        await clusterWaitingArticles(now(), signal);
        // a job is short, so that a process that dies with it holds nobody up for long
        if (!signal.aborted && (await anyWaits())) await askForClusters();
      }),
    log,
  );
  const askForAnalysis = async (articles: Waiting): Promise<void> => {
    if (!(await isAnyWaiting(articles))) return;
    await queue.put('enrich', [{ data: { articles }, singletonKey: articles }]);
    analyses.wake();
  };
  const analyses = createJobPool(
    queue,
    'enrich',
    { atOnce: 1, pollEvery: lookEvery || minute },
    ({ articles }, { signal }) => withDatabase(database, () => enrichWaiting(articles, signal)),
    log,
  );
  const visits = createJobPool(
    queue,
    'visit',
    { atOnce, pollEvery: lookEvery || minute, perGroup: 1 },
    (data, job) => withDatabase(database, () => visitSource(data, job, tools)),
    log,
  );
  const pageTools = { visitor, robots: openRobots(now), leastPause };
  const pages = createJobPool(
    queue,
    'page',
    { atOnce: atOnce && pagesAtOnce, pollEvery: lookEvery || minute, perGroup: 1 },
    (data, { signal }) => withDatabase(database, () => collectPage(data, pageTools, now(), signal)),
    log,
  );
  let isClosed = false;
  let looking: Promise<void> | undefined;
  let tendFrom = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let watchedSince = 0;

  const lookOnce = async (): Promise<void> => {
    const at = now();
    if (at.getTime() - lookedAt > maxGap) watchedSince = at.getTime();
    if (atOnce > 0 && (await queueRequestedSources(queue))) visits.wake();
    for (let queued = maxAtOnce; atOnce > 0 && queued === maxAtOnce && !isClosed; ) {
      queued = await queueDueSources(queue, at);
      if (queued) visits.wake();
    }
    if (at.getTime() >= tendFrom) {
      tendFrom = at.getTime() + minute;
      // what was registered by hand, corrected, or imported by a command
      if (await anyWaits()) {
        await askForClusters();
        clusters.wake();
      }
      await askForAnalysis('new');
      await askForAnalysis('failed');
      if (at.getTime() - watchedSince >= firstMinutes) await markLateSources(at);
      await endAbandonedVisits(at);
      await tellAdministrators();
    }
    lookedAt = at.getTime();
  };
  const look = (): Promise<void> => {
    looking ??= withDatabase(database, lookOnce)
      .catch((error: unknown) => log.warn({ err: error }, 'sources that are due could not be queued'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = lookEvery ? setInterval(() => void look(), lookEvery).unref() : undefined;
  return {
    look,
    async idle() {
      await visits.idle();
      await pages.idle();
      await clusters.idle();
      await analyses.idle();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await Promise.all([visits.close(), pages.close(), clusters.close(), analyses.close()]);
      await queue.close();
    },
  };
};
