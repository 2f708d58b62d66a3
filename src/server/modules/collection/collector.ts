import { repeatHere } from '#server/kernel/clock/repeatHere.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { queueJobs, startJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { type JobWorker, jobWorker } from '#server/kernel/jobs/job.ts';
import type { Log } from '#server/kernel/jobs/jobQueue.ts';
import { articleWorkers, clusterJob, enrichFailedJob, enrichJob } from '#server/modules/analysis/index.ts';
import { articleStore } from './collect/articleStore.ts';
import { dueSourcesJob, pageJob, rereadJob, visitJob } from './jobs.ts';
import { collectPage, queuePages } from './pages/collectPage.ts';
import { openRobots } from './pages/robots.ts';
import { rereadSource } from './reread/rereadSource.ts';
import { notifyAdministrators } from './sources/alarms.ts';
import { markLateSources, maxAtOnce, queueDueSources } from './sources/dueSources.ts';
import type { Visitor } from './sources/fetchFeed.ts';
import { queueRequestedSources } from './sources/requestedSources.ts';
import { endAbandonedVisits } from './sources/visitRecord.ts';
import { type VisitTools, visitSource } from './sources/visitSource.ts';

export interface CollectingOptions {
  visitor: Visitor;
  /** The clock for schedules and visits; replaceable in tests. */
  now?: () => Date;
  random?: () => number;
  /** Milliseconds between two pages of a site, unless the site asks for more. */
  minPauseMs?: number | undefined;
  /** Concurrent visits in this process; 0 leaves visits to other processes and only maintains the sources. */
  atOnce?: number;
}

export interface Collecting {
  workers: JobWorker[];
  /** Queues a visit for each source that is due or requested. */
  queueSources(): Promise<void>;
}

const minute = 60_000;
/** Concurrent visits to article pages. */
const pagesAtOnce = 4;

/**
 * After a gap of our own (server stopped, machine asleep) all sources are due at once: this does not make them late.
 */
const maxGap = 5 * minute;
const firstMinutes = 20 * minute;

/** The workers that visit sources and article pages. */
export const collecting = (options: CollectingOptions): Collecting => {
  const { visitor, now = () => new Date(), random = Math.random, atOnce = 12, minPauseMs } = options;
  const onStored: VisitTools['onStored'] = async ({ pageYn, mediaFeedId }, articleIds) => {
    await queueJobs(clusterJob, [{ data: {}, singletonKey: 'all' }]);
    if (pageYn === 'Y') await queuePages(mediaFeedId, articleIds);
  };
  const tools: VisitTools = { visitor, articles: articleStore(undefined, now), now, random, onStored };
  const pageTools = { visitor, robots: openRobots(now), minPauseMs };

  const queueSources = async (): Promise<void> => {
    await queueRequestedSources();
    for (let queued = maxAtOnce; queued === maxAtOnce; ) queued = await queueDueSources(now());
  };
  return {
    queueSources,
    workers: [
      jobWorker({
        job: visitJob,
        atOnce,
        perGroup: 1,
        work: (data, job) => visitSource(data, job, tools),
      }),
      jobWorker({
        job: pageJob,
        atOnce: atOnce && pagesAtOnce,
        perGroup: 1,
        work: (data, { signal }) => collectPage(data, pageTools, now(), signal),
      }),
      jobWorker({
        job: rereadJob,
        // it takes the processor, not the network, and waits for nobody
        atOnce: atOnce && 1,
        work: (data, job) => rereadSource(data, job, tools),
      }),
      jobWorker({
        job: dueSourcesJob,
        atOnce: atOnce && 1,
        everySeconds: 15,
        work: queueSources,
      }),
    ],
  };
};

/** Maintenance after visits. Each process does it independently, depending on how long it has been watching. */
const maintenance = (now: () => Date = () => new Date()): (() => Promise<void>) => {
  let lastRoundAt = Number.NEGATIVE_INFINITY;
  let watchedSince = 0;
  return async () => {
    const at = now();
    if (at.getTime() - lastRoundAt > maxGap) watchedSince = at.getTime();
    if (at.getTime() - watchedSince >= firstMinutes) await markLateSources(at);
    await endAbandonedVisits(at);
    await notifyAdministrators();
    lastRoundAt = at.getTime();
  };
};

/** Maintains the sources once a minute until it is stopped. @returns a function that stops it */
export const maintainSources = (database: Database, log: Log): (() => Promise<void>) => {
  const maintain = maintenance();
  return repeatHere(minute, () =>
    withDatabase(database, maintain).catch((err: unknown) =>
      log.warn({ err }, 'sources could not be tended'),
    ),
  );
};

export interface CollectorOptions extends CollectingOptions {
  log: Log;
  /** Whether it works only on calls of `poll`: tests have their own clock. */
  isManual?: boolean;
}

export interface Collector {
  /** Runs the maintenance and queues due sources. Resolves when the jobs are queued. */
  poll(): Promise<void>;
  /** Resolves when no visit and no follow-up job is running. */
  idle(): Promise<void>;
  /** Aborts running jobs; another process, or the next start, repeats them. */
  close(): Promise<void>;
}

/** Collects and processes articles until it is closed: for a dedicated process. */
export const startCollector = async (database: Database, options: CollectorOptions): Promise<Collector> => {
  const { log, isManual = false, now } = options;
  const { workers, queueSources } = collecting(options);
  const maintain = maintenance(now);
  const jobs = await startJobs(database, [...workers, ...articleWorkers(now)], {
    log,
    ...(isManual && { pollSeconds: 0 }),
  });
  const stopMaintenance = isManual ? undefined : maintainSources(database, log);
  const poll = async (): Promise<void> => {
    // before the visits begin: they change what it tells
    await maintain();
    await queueSources();
    for (const job of [clusterJob, enrichJob, enrichFailedJob])
      await queueJobs(job, [{ data: {}, singletonKey: job.key ?? 'told' }]);
  };
  return {
    poll: () =>
      withDatabase(database, poll).catch((error: unknown) =>
        log.warn({ err: error }, 'sources that are due could not be queued'),
      ),
    idle: () => jobs.idle(),
    async close() {
      await stopMaintenance?.();
      await jobs.close();
    },
  };
};
