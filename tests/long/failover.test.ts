import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { noticeChannel } from '#server/modules/platform/index.ts';
import { findHaproxy } from '../../scripts/bootstrap/proxies.mjs';
import {
  type DatabaseMachines,
  missingPrograms,
  startDatabaseMachines,
} from '../helpers/databaseMachines.ts';
import { type LoadResult, type LoadUsers, startLoadUsers } from '../helpers/loadUsers.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { mailToSixty, sixtyPeople } from '../helpers/mailToSixty.ts';
import { type Proxy, startHaproxy } from '../helpers/proxies.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { freePort } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { visitor } from '../helpers/visitor.ts';

const names = ['db1', 'db2', 'db3'];
const mail = await mailServer();
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const pollOptions = { timeout: 30_000, interval: 200 };
/** Failures that users must not see: a server error, or a page without a message. */
const unworthy = /500|502|504|without/;

// a machine may lack these programs
const missing = missingPrograms();
if (missing.length) console.warn(`Not measured: failover of the database. Missing: ${missing.join(', ')}.`);
describe.skipIf(missing.length)('two servers on a database of three machines', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'failover-files-'));
  let machines: DatabaseMachines;
  let servers: Server[];
  let metricsPorts: number[];
  let proxy: Proxy;
  let busy: LoadUsers;
  const table: Record<string, string | number>[] = [];
  let mailings = 0;
  let died = '';

  const leader = async (): Promise<string> => {
    const name = await machines.leader();
    if (!name) throw new Error('There is no primary.');
    return name;
  };
  const others = async (): Promise<string[]> => {
    const primary = await leader();
    return names.filter((name) => name !== primary);
  };
  const synchronous = async (): Promise<string> =>
    (await machines.members()).find(({ role }) => role === 'sync_standby')?.name ?? '';
  const atPrimary = async (statement: string) => machines.ask(await leader(), statement, 'press');
  const mailed = async (): Promise<void> => {
    await mailToSixty(proxy.plainUrl);
    mailings += 1;
  };
  const during = async (what: string, work: () => Promise<void>): Promise<LoadResult> => {
    const met = await busy.during(what, work);
    table.push({ ...met, wellAfter: seconds(met.lastFailureMs), slowest: seconds(met.slowest) });
    return met;
  };
  /** Resolves when writes are acknowledged again; the first may be one that was already in progress. */
  const nextWrite = async (): Promise<void> => {
    const before = busy.stored.length + 2;
    await vi.waitFor(() => expect(busy.stored.length).toBeGreaterThan(before), {
      timeout: 90_000,
      interval: 20,
    });
  };
  /** Whether both servers read from these standbys (1) or not (0). */
  const areUsed = async (expected: Record<string, number>): Promise<void> => {
    for (const port of metricsPorts) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const found = text.matchAll(/^database_replica_used\{replica="([^"]+)"\} (\d)/gm);
      const used = Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)]));
      expect(used).toMatchObject(expected);
    }
  };
  const placeOf = (name: string): string => {
    const { host, pathname } = new URL(machines.standbyUrls[Number(name.slice(-1)) - 1] ?? '');
    return `${host}${pathname}`;
  };
  /** Number of events that a user's stream received, per server. */
  let heard: number[];
  const hear = async ({ url }: Server, place: number): Promise<void> => {
    const person = visitor(url);
    await person.signIn('staff@demo.go.kr', 'Staff!2345');
    const stream = await person.get('/api/notice-events');
    const read = async (): Promise<void> => {
      for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
        if (text.includes('event: notices')) heard[place] = (heard[place] ?? 0) + 1;
    };
    void read().catch(() => {});
    await vi.waitFor(() => expect(heard[place]).toBeGreaterThan(0), { timeout: 10_000 });
  };
  /** Checks that a message sent by the primary reaches the streams of both servers. */
  const hearing = async (): Promise<void> => {
    const listening = `select count(*)::int n from pg_stat_activity where application_name = 'world-culture-press-listen'`;
    await vi.waitFor(
      async () => expect(await atPrimary(listening)).toEqual([{ n: servers.length }]),
      pollOptions,
    );
    const before = [...heard];
    await atPrimary(`select pg_notify('${noticeChannel}', '["demo-staff"]')`);
    await vi.waitFor(() => {
      for (const place of servers.keys()) expect(heard[place]).toBeGreaterThan(before[place] ?? 0);
    });
  };

  beforeAll(async () => {
    machines = await startDatabaseMachines('geheim');
    const database = await openDatabase(testEnvironment({ DATABASE_URL: machines.url }));
    await prepare(database);
    await database.close();
    await atPrimary(sixtyPeople);
    const ports = [await freePort(), await freePort()];
    metricsPorts = [await freePort(), await freePort()];
    const start = (port: number, place: number) =>
      startServer({
        DATABASE_URL: machines.url,
        DATABASE_REPLICA_URL: machines.standbyUrls.join(','),
        DATA_DIR: dataDir,
        COLLECT: '0',
        FILES_ADOPT: '0',
        TRUST_PROXY: 'loopback',
        SMTP_URL: mail.url,
        METRICS_PORT: String(metricsPorts[place]),
        PORT: String(port),
      });
    servers = await Promise.all(ports.map(start));
    proxy = await startHaproxy(findHaproxy() as string, ports, { isPlain: true });
    heard = servers.map(() => 0);
    for (const [place, server] of servers.entries()) await hear(server, place);
    busy = await startLoadUsers(proxy.plainUrl, 4, 2);
  });
  afterAll(async () => {
    await busy?.stop();
    await proxy?.stop();
    await Promise.all((servers ?? []).map((server) => server.remove()));
    await machines?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    console.table(table);
  });

  it('answer all requests when nothing happens, and read at both standbys', async () => {
    const met = await during('nothing', async () => {
      await wait(8_000);
    });
    expect(met).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
    await areUsed(Object.fromEntries(names.map((name) => [placeOf(name), 1])));
    const readsOf = async (name: string): Promise<number> => {
      const reads = 'select sum(seq_scan + coalesce(idx_scan, 0))::int n from pg_stat_user_tables';
      return Number((await machines.ask(name, reads, 'press'))[0]?.['n']);
    };
    // for ten seconds after signing in, a user's requests read from the primary
    for (const name of await others())
      await vi.waitFor(async () => expect(await readsOf(name)).toBeGreaterThan(50), pollOptions);
  });

  it('are well again when the machine of the primary has died', async () => {
    await mailed();
    died = await leader();
    const met = await during('the machine of the primary dies', async () => {
      await machines.crash(died);
      await nextWrite();
      await areUsed({ [placeOf(died)]: 0 });
      expect(await leader()).not.toBe(died);
    });
    expect(met.failures).not.toMatch(unworthy);
    expect(met.lastFailureMs).toBeLessThan(60_000);
    await hearing();
  });

  it('notice nothing when that machine comes back, as a standby', async () => {
    const met = await during('that machine comes back', async () => {
      machines.start(died);
      await machines.whole();
      await vi.waitFor(() => areUsed({ [placeOf(died)]: 1 }), pollOptions);
    });
    expect(await leader()).not.toBe(died);
    expect(met).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
  });

  it('are well again when the machine of the primary says nothing any more, and when it wakes up', async () => {
    const silent = await leader();
    let wake = () => {};
    const met = await during('the machine of the primary falls silent', async () => {
      wake = machines.freeze(silent);
      await nextWrite();
      expect(await leader()).not.toBe(silent);
    });
    expect(met.failures).not.toMatch(unworthy);
    expect(met.lastFailureMs).toBeLessThan(60_000);
    const after = await during('that machine wakes up', async () => {
      wake();
      await machines.whole();
    });
    expect(await leader()).not.toBe(silent);
    expect(after).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
    await hearing();
  });

  it('follow the new primary when the old one is cut off from others but still reached', async () => {
    const old = await leader();
    const isWritten = (): Promise<boolean> =>
      machines.ask(old, 'select pg_is_in_recovery() as reads').then(
        ([row]) => row?.['reads'] === false,
        () => false,
      );
    const within = { timeout: 60_000, interval: 100 };
    let mend = () => {};
    const met = await during('the primary is cut off from the others', async () => {
      const since = Date.now();
      mend = machines.cutOff(old);
      await vi.waitFor(async () => expect(await isWritten()).toBe(false), within);
      const gaveUp = seconds(Date.now() - since);
      await vi.waitFor(async () => expect(await leader()).not.toBe(old), within);
      console.log(
        `It gave up after ${gaveUp}, another one took its place after ${seconds(Date.now() - since)}.`,
      );
      await nextWrite();
      expect(await isWritten()).toBe(false);
    });
    expect(met).toMatchObject({ failures: expect.not.stringMatching(unworthy), unseen: 0 });
    expect(met.lastFailureMs).toBeLessThan(60_000);
    const after = await during('its network is mended', async () => {
      mend();
      await machines.whole();
    });
    expect(await leader()).not.toBe(old);
    expect(after).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
    await hearing();
  });

  it('are well again soon after PostgreSQL of the primary has crashed', async () => {
    const met = await during('PostgreSQL of the primary crashes', async () => {
      machines.crashPostgres(await leader());
      await nextWrite();
      await machines.whole();
    });
    expect(met.failures).not.toMatch(unworthy);
    expect(met.lastFailureMs).toBeLessThan(30_000);
  });

  it('are well again soon after an operator made another machine the primary', async () => {
    await mailed();
    const from = await leader();
    const to = await synchronous();
    const met = await during('another machine is made the primary', async () => {
      await machines.switchOver(from, to);
      await machines.whole();
      await nextWrite();
    });
    expect(await leader()).toBe(to);
    expect(met.failures).not.toMatch(unworthy);
    expect(met.lastFailureMs).toBeLessThan(20_000);
    await hearing();
  });

  it('go on without etcd', async () => {
    const met = await during('etcd is away for 40 s', async () => {
      const [first = '', second = ''] = await others();
      await Promise.all([machines.crashEtcd(first), machines.crashEtcd(second)]);
      // twice the time after which a primary without connection gives up its role
      await wait(40_000);
      machines.start(first);
      machines.start(second);
      await machines.whole();
    });
    expect(met).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
  });

  it('wait for a moment when the standby has died that has every write', async () => {
    const standby = await synchronous();
    const met = await during('the synchronous standby dies', async () => {
      await machines.crash(standby);
      await nextWrite();
      await vi.waitFor(async () => expect(await synchronous()).not.toBe(standby), pollOptions);
    });
    machines.start(standby);
    await machines.whole();
    expect(met.failures).not.toMatch(unworthy);
    expect(met.lastFailureMs).toBeLessThan(30_000);
    expect(met.slowest).toBeLessThan(20_000);
  });

  it('pass a standby over that is 30 s behind, and hide nobody’s own post', async () => {
    const [still = '', other = ''] = await others();
    const met = await during('a standby is 30 s behind', async () => {
      const goOn = await machines.holdReplay(still);
      await vi.waitFor(() => areUsed({ [placeOf(still)]: 0, [placeOf(other)]: 1 }), pollOptions);
      await wait(30_000);
      await areUsed({ [placeOf(still)]: 0, [placeOf(other)]: 1 });
      const [lag] = await machines.ask(
        still,
        'select extract(epoch from now() - pg_last_xact_replay_timestamp())::int n',
      );
      expect(lag?.['n']).toBeGreaterThan(25);
      goOn();
    });
    expect(met).toMatchObject({ failedReads: 0, failedWrites: 0, unseen: 0 });
    await vi.waitFor(() => areUsed({ [placeOf(still)]: 1 }), pollOptions);
  });

  it('have lost no write that they acknowledged and no job, and sent no mail twice', async () => {
    await busy.stop();
    const [stored] = await atPrimary(
      `select count(*)::int n from post where pst_id = any('{${busy.stored.join(',')}}')`,
    );
    const twice = await atPrimary(
      `select ttl from post where ttl like '글 %-%' group by 1 having count(*) > 1`,
    );
    await vi.waitFor(
      async () => {
        const waiting = await atPrimary(
          `select (select count(*) from outbox_message where stts_cd = 'waiting')::int mails,
            (select count(*) from pgboss.job where state in ('active', 'retry'))::int jobs`,
        );
        expect(waiting).toEqual([{ mails: 0, jobs: 0 }]);
      },
      { timeout: 180_000, interval: 500 },
    );
    const copies = Map.groupBy(
      mail.received.flatMap(({ to }) => to),
      (to) => to,
    );
    const most = Math.max(...[...copies.values()].map(({ length }) => length));
    const states = await atPrimary('select stts_cd, count(*)::int n from outbox_message group by 1');
    const failedJobs = await atPrimary(`select name, output from pgboss.job where state = 'failed'`);
    console.table({
      'writes acknowledged': busy.stored.length,
      'stored twice': twice.length,
      'of these lost': busy.stored.length - Number(stored?.['n']),
      'mails received': mail.received.length,
      [`most to one person, of ${mailings}`]: most,
      'mails by state': JSON.stringify(states),
      'jobs that failed for good': failedJobs.length,
    });
    expect(busy.stored.length).toBeGreaterThan(100);
    expect(stored).toEqual({ n: busy.stored.length });
    expect(twice).toEqual([]);
    expect(most).toBeLessThanOrEqual(mailings);
    expect(failedJobs).toEqual([]);
  });
});
