import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { findHaproxy } from '../../scripts/bootstrap/proxies.mjs';
import { type BusyPeople, busyPeople, type Met } from '../helpers/busyPeople.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { mailToSixty, sixtyPeople } from '../helpers/mailToSixty.ts';
import { type Proxy, startHaproxy } from '../helpers/proxies.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { type Cluster, freePort, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { startWorker, type WorkerProcess } from '../helpers/workerProcess.ts';

const mail = await mailServer();

// a machine may have no such programs, which the list of skipped tests says
describe.skipIf(!findPostgres() || !findHaproxy())(
  'three servers, two workers, a database with a standby',
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cluster-files-'));
    let primary: Cluster;
    let standby: Cluster;
    let ports: number[];
    let servers: Server[];
    let workers: WorkerProcess[];
    let proxy: Proxy;
    let busy: BusyPeople;
    const table: Met[] = [];

    const variables = () => ({
      DATABASE_URL: primary.url('postgres'),
      DATABASE_REPLICA_URL: standby.url('postgres'),
      DATA_DIR: dataDir,
      COLLECT: '0',
      // as it is by itself, to be longer than the shipped proxy takes to notice
      DRAIN_SECONDS: '5',
      FILES_ADOPT: '0',
      TRUST_PROXY: 'loopback',
      SMTP_URL: mail.url,
    });
    const start = (port: number) => startServer({ ...variables(), PORT: String(port) });
    const restart = async (place: number): Promise<void> => {
      servers[place] = await start(ports[place] as number);
    };
    const asked = async (
      cluster: Cluster,
      text: string,
      values: unknown[] = [],
    ): Promise<Record<string, unknown>[]> => {
      const client = new pg.Client({ connectionString: cluster.url('postgres') });
      await client.connect();
      const { rows } = await client.query(text, values);
      await client.end();
      return rows as Record<string, unknown>[];
    };
    beforeAll(async () => {
      primary = await temporaryCluster({ keepsPromises: true, configuration: 'hot_standby_feedback = on\n' });
      const database = await openDatabase(testEnvironment({ DATABASE_URL: primary.url('postgres') }));
      await prepare(database);
      await database.close();
      await asked(primary, sixtyPeople);
      standby = await primary.standby();
      ports = [await freePort(), await freePort(), await freePort()];
      servers = await Promise.all(ports.map(start));
      workers = await Promise.all([startWorker(variables()), startWorker(variables())]);
      proxy = await startHaproxy(findHaproxy() as string, ports, { isPlain: true });
      busy = await busyPeople(proxy.plainUrl, 6, 2);
    });
    afterAll(async () => {
      await busy?.stop();
      await proxy?.stop();
      await Promise.all((workers ?? []).map((worker) => worker.kill()));
      await Promise.all((servers ?? []).map((server) => server.remove()));
      await standby?.remove();
      await primary?.remove();
      rmSync(dataDir, { recursive: true, force: true });
      const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
      const inSeconds = ({ wellAfter, slowest }: Met) => ({
        wellAfter: seconds(wellAfter),
        slowest: seconds(slowest),
      });
      console.table(table.map((met) => ({ ...met, ...inSeconds(met) })));
    });

    const during = async (what: string, work: () => Promise<void>): Promise<Met> => {
      const met = await busy.during(what, work);
      table.push(met);
      return met;
    };

    it('answer all requests when nothing happens', async () => {
      const met = await during('nothing', () => wait(15_000));
      expect(met).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
      expect((await asked(primary, 'select count(*)::int n from pg_stat_replication'))[0]).toEqual({ n: 1 });
      const reads = `select sum(seq_scan + coalesce(idx_scan, 0))::int n from pg_stat_user_tables where relname = 'post'`;
      expect((await asked(standby, reads))[0]?.['n']).toBeGreaterThan(20);
    });

    it('fail only what one of them has in work when it is killed', async () => {
      await mailToSixty(proxy.plainUrl);
      const met = await during('a server is killed', async () => {
        await servers[1]?.kill();
        await wait(3_000);
        await restart(1);
      });
      expect(met.failedReads + met.failedWrites).toBeLessThan(20);
      expect(met.wellAfter).toBeLessThan(5_000);
    });

    it('fail nothing while they are restarted one after the other', async () => {
      await mailToSixty(proxy.plainUrl);
      const met = await during('all servers are restarted in turn', async () => {
        for (const place of [0, 1, 2]) {
          expect(await servers[place]?.stop()).toBe(0);
          await restart(place);
          // as an operator would: the next one when the proxy, which asks every two seconds, has the last one back
          await wait(3_000);
        }
      });
      expect(met).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
    });

    it('fail nothing and hide nobody’s own post while the standby stands still', async () => {
      const met = await during('the standby stands still', async () => {
        await asked(standby, 'select pg_wal_replay_pause()');
        await wait(12_000);
        await asked(standby, 'select pg_wal_replay_resume()');
      });
      expect(met).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
    });

    it('go on without the standby, and take it up again', async () => {
      const met = await during('the standby crashes and comes back', async () => {
        await standby.halt('immediate');
        await wait(3_000);
        await standby.start();
        await vi.waitFor(
          async () => {
            const [row] = await asked(
              standby,
              `select count(*)::int n from pg_stat_activity where application_name = 'world-culture-press'`,
            );
            expect(row?.['n']).toBeGreaterThan(0);
          },
          { timeout: 15_000 },
        );
      });
      expect(met.failedWrites).toBe(0);
      expect(met.failedReads).toBeLessThan(20);
    });

    it('are well again soon after the primary was restarted', async () => {
      await mailToSixty(proxy.plainUrl);
      const met = await during('the primary is restarted', async () => {
        await primary.halt('fast');
        await wait(2_000);
        await primary.start();
        await wait(3_000);
      });
      expect(met.wellAfter).toBeLessThan(10_000);
    });

    it('have lost no write that they acknowledged, and sent no mail twice', async () => {
      await busy.stop();
      const rows = await asked(primary, 'select pst_id from post where pst_id = any($1)', [busy.stored]);
      const lost = busy.stored.filter((pstId) => !rows.some((row) => row['pst_id'] === pstId));
      await vi.waitFor(
        async () => {
          const [row] = await asked(
            primary,
            `select count(*)::int n from outbox_message where stts_cd = 'waiting'`,
          );
          expect(row).toEqual({ n: 0 });
        },
        { timeout: 120_000, interval: 500 },
      );
      const copies = Map.groupBy(
        mail.received.flatMap(({ to }) => to),
        (to) => to,
      );
      const most = Math.max(...[...copies.values()].map(({ length }) => length));
      console.table({
        'writes acknowledged': busy.stored.length,
        'of these lost': lost.length,
        'mails received': mail.received.length,
        'most to one person, of three': most,
      });
      expect(busy.stored.length).toBeGreaterThan(100);
      expect(lost).toEqual([]);
      expect(most).toBeLessThanOrEqual(3);
    });
  },
);
