import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { memoryOf } from '../../scripts/bench/memory.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { findHaproxy } from '../../scripts/bootstrap/proxies.mjs';
import { entriesPerVisit, openBusyOutlet } from '../helpers/busyOutlet.ts';
import { feedServer } from '../helpers/feedServer.ts';
import { type LoadUsers, startLoadUsers } from '../helpers/loadUsers.ts';
import { type Proxy, startHaproxy } from '../helpers/proxies.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { type Cluster, freePort, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { startWorker, type WorkerProcess } from '../helpers/workerProcess.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
/** Caches, pools and statements reach their final size in the first third. */
const warmUp = Math.ceil(minutes / 3);

const outlets = await feedServer();

/** Measurements at the end of a minute. */
interface Minute {
  minute: number;
  /** Memory of both servers and of the worker, in MB. */
  servers: number;
  worker: number;
  /** Open files of the three processes. */
  files: number;
  /** Connections to the primary and to the standby. */
  connections: number;
  articles: number;
  /** Share of dead rows in the table that has the most of them. */
  dead: number;
  deadIn: string;
  requests: number;
  failed: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// a machine may lack these programs; the list of skipped tests shows it
describe.skipIf(!findPostgres() || !findHaproxy())(`two servers and a worker for ${minutes} minutes`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'soak-files-'));
  let primary: Cluster;
  let standby: Cluster;
  let servers: Server[];
  let worker: WorkerProcess;
  let proxy: Proxy;
  let busy: LoadUsers;
  let client: pg.Client;
  const table: Minute[] = [];

  beforeAll(async () => {
    primary = await temporaryCluster({ keepsPromises: true, configuration: 'hot_standby_feedback = on\n' });
    const database = await openDatabase(testEnvironment({ DATABASE_URL: primary.url('postgres') }));
    await prepare(database);
    await database.close();
    standby = await primary.standby();
    const variables = {
      DATABASE_URL: primary.url('postgres'),
      DATABASE_REPLICA_URL: standby.url('postgres'),
      DATA_DIR: dataDir,
      FILES_ADOPT: '0',
      TRUST_PROXY: 'loopback',
      COLLECT_ALLOW: '127.0.0.0/8',
    };
    const ports = [await freePort(), await freePort()];
    servers = await Promise.all(
      ports.map((port) => startServer({ ...variables, COLLECT: '0', PORT: String(port) })),
    );
    worker = await startWorker(variables);
    proxy = await startHaproxy(findHaproxy() as string, ports, { isPlain: true });
    client = new pg.Client({ connectionString: primary.url('postgres') });
    await client.connect();
    await openBusyOutlet(client, outlets);
    busy = await startLoadUsers(proxy.plainUrl, 10, 2);
  });
  afterAll(async () => {
    try {
      await busy?.stop();
    } finally {
      await proxy?.stop();
      await worker?.kill();
      await Promise.all((servers ?? []).map((server) => server.remove()));
      await client?.end();
      await standby?.remove();
      await primary?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
    console.table(table);
  });

  const held = async (minute: number, met: { requests: number; failed: number }): Promise<Minute> => {
    const pids = [...servers.map(({ pid }) => pid), worker.pid];
    const memory = pids.map((pid) => memoryOf(pid).now);
    const one = async (sql: string): Promise<Record<string, unknown>> =>
      ((await client.query(sql)).rows as Record<string, unknown>[])[0] ?? {};
    const { connections } = await one(
      `select count(*)::int as connections from pg_stat_activity where backend_type = 'client backend'`,
    );
    const { articles } = await one(`select count(*)::int as articles from article`);
    const dead = await one(
      `select relname, n_dead_tup::float / greatest(n_live_tup, 1000) as share from pg_stat_user_tables order by 2 desc limit 1`,
    );
    return {
      minute,
      servers: Math.round((memory[0] ?? 0) + (memory[1] ?? 0)),
      worker: Math.round(memory[2] ?? 0),
      files: pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
      connections: Number(connections),
      articles: Number(articles),
      dead: Math.round(Number(dead['share']) * 100) / 100,
      deadIn: String(dead['relname']),
      ...met,
    };
  };

  // the measurements at the end of each minute take some time too
  it('answer everything', { timeout: (minutes + 1) * 75_000 }, async () => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      const met = await busy.during(`minute ${minute}`, async () => {
        for (let turn = 0; turn < 4; turn += 1) {
          await client.query('update media_feed set next_clct_dt = now()');
          await wait(14_500);
        }
      });
      table.push(await held(minute, { requests: met.requests, failed: met.failedReads + met.failedWrites }));
    }
    expect(table.reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
    // the feed was read during the whole run
    expect(table.at(-1)?.articles).toBeGreaterThan(entriesPerVisit * minutes);
  });

  const grown = (what: 'servers' | 'worker' | 'files' | 'connections') => {
    const values = table.slice(warmUp).map((minute) => minute[what]);
    const third = Math.max(1, Math.floor(values.length / 3));
    return { before: median(values.slice(0, third)), after: median(values.slice(-third)) };
  };

  it.each(['servers', 'worker', 'files', 'connections'] as const)('hold no more %s in the end', (what) => {
    const { before, after } = grown(what);
    expect(after, `${before} before`).toBeLessThanOrEqual(before * 1.1 + 10);
  });

  it('leave no table full of rows that are gone', () => {
    // PostgreSQL checks every minute and vacuums a table when a fifth of its rows are dead
    expect(median(table.slice(warmUp).map(({ dead }) => dead))).toBeLessThan(0.5);
  });
});
