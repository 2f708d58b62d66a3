import type { Database } from '../database/database.ts';
import { FactsUnreadable, readFact } from '../database/facts.ts';
import type { JobWorker } from '../jobs/job.ts';
import { type JobKindState, jobKindStates } from '../jobs/jobOverview.ts';
import { cacheReads } from './cacheReads.ts';
import type { Measure, MeasuredValue } from './measure.ts';

const connections = (database: Database): Measure => ({
  name: 'database_connections',
  help: 'Connections of this process to the database, and requests that wait for one.',
  labels: ['to', 'state'],
  read: () =>
    (database.pools?.() ?? []).flatMap(({ to, busy, idle, waiting }) => [
      { labels: { to, state: 'busy' }, value: busy },
      { labels: { to, state: 'idle' }, value: idle },
      { labels: { to, state: 'waiting' }, value: waiting },
    ]),
});

/** State of the standbys at this process' last check, a few seconds ago at most. */
const standbys = (database: Database): Measure[] => [
  {
    name: 'database_replica_lag_seconds',
    help: 'How far a standby that answers reads is behind; none where it does not answer.',
    labels: ['replica'],
    read: () =>
      (database.standbys?.() ?? []).flatMap(({ name, lag }) =>
        lag === undefined ? [] : [{ labels: { replica: name }, value: lag }],
      ),
  },
  {
    name: 'database_replica_used',
    help: 'Whether reads go to a standby (1), or it is away or too far behind (0).',
    labels: ['replica'],
    read: () =>
      (database.standbys?.() ?? []).map(({ name, isUsed }) => ({
        labels: { replica: name },
        value: isUsed ? 1 : 0,
      })),
  },
];

const caches: Measure = {
  name: 'cache_reads_total',
  isCounter: true,
  help: 'Questions that memory answered (hit), and that the database was asked for (miss), since the process began.',
  labels: ['cache', 'result'],
  read: () =>
    [...cacheReads()].flatMap(([cache, { hits, misses }]) => [
      { labels: { cache, result: 'hit' }, value: hits },
      { labels: { cache, result: 'miss' }, value: misses },
    ]),
};

/** Milliseconds for which one read of the queue serves both of its metrics. */
const jobsReadFor = 1_000;

/** Jobs of all processes on the database together. */
const jobs = (workers: readonly JobWorker[]): Measure[] => {
  let reading: { at: number; states: Promise<JobKindState[]> } | undefined;
  const states = (): Promise<JobKindState[]> => {
    if (!reading || performance.now() - reading.at > jobsReadFor)
      reading = { at: performance.now(), states: jobKindStates(workers) };
    return reading.states;
  };
  const each = async (valuesOf: (state: JobKindState) => MeasuredValue[]): Promise<MeasuredValue[]> =>
    (await states()).flatMap(valuesOf);
  return [
    {
      name: 'jobs',
      help: 'Jobs of the queue by their kind: waiting, running, waiting to be tried again, failed for good.',
      // `job` and `instance` are Prometheus' own labels: it would rename ours
      labels: ['queue', 'state'],
      read: () =>
        each(({ jobNm: queue, waitingCnt, runningCnt, retryCnt, failedCnt }) => [
          { labels: { queue, state: 'waiting' }, value: waitingCnt },
          { labels: { queue, state: 'running' }, value: runningCnt },
          { labels: { queue, state: 'retry' }, value: retryCnt },
          { labels: { queue, state: 'failed' }, value: failedCnt },
        ]),
    },
    {
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job of the kind last ended well, in seconds since 1970.',
      labels: ['queue'],
      read: () =>
        each(({ jobNm: queue, lastEndDt }) =>
          lastEndDt ? [{ labels: { queue }, value: lastEndDt.getTime() / 1_000 }] : [],
        ),
    },
  ];
};

/** Written by the backup command once its file has been verified. */
const backups = (database: Database): Measure => ({
  name: 'backup_last_success_timestamp_seconds',
  help: 'The moment that the latest backup shows, in seconds since 1970; 0 where there is none, nothing where it cannot be read.',
  labels: [],
  read: async () => {
    try {
      const backup = await readFact(database.handle, 'backup');
      return [{ labels: {}, value: backup ? Date.parse(backup.at) / 1_000 : 0 }];
    } catch (error) {
      if (error instanceof FactsUnreadable) return [];
      throw error;
    }
  },
});

/** The metrics of the kernel itself. */
export const kernelMeasures = (database: Database, workers: readonly JobWorker[]): Measure[] => [
  connections(database),
  ...(database.standbys?.().length ? standbys(database) : []),
  caches,
  backups(database),
  ...jobs(workers),
];
