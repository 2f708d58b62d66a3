import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { relayTo } from '../../../../tests/helpers/relay.ts';
import { type Cluster, freePort, temporaryCluster } from '../../../../tests/helpers/temporaryCluster.ts';
import { testEnvironment } from '../../../../tests/helpers/testEnvironment.ts';
import { StartProblem } from '../settings/startProblem.ts';
import { openDatabase } from './client.ts';
import { advisoryLock, db, inTransaction, isReachable, withDatabase } from './db.ts';
import { DatabaseUnavailable, isStatementTimeout, isUnavailable } from './errors.ts';
import { row } from './rows.ts';

const open = (url: string, variables = {}) =>
  openDatabase(testEnvironment({ DATABASE_URL: url, ...variables }));
const one = () => row(z.object({ n: z.number() }), sql`select 1 as n`);

/** An address whose server can change, as behind a proxy that follows the primary. */
const movingAddress = async (first: Cluster) => {
  let to = first;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const called = connect(to.port, '127.0.0.1');
    for (const [from, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      open.add(from);
      from.pipe(other);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    moveTo(other: Cluster) {
      to = other;
      for (const socket of open) socket.destroy();
    },
    close: () => server.close(),
  };
};

// Skipped on PGlite, which has no server that could become unavailable.
describe('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await temporaryCluster();
  });
  afterAll(() => cluster.remove());

  it('stops a statement after STATEMENT_TIMEOUT_MS, and the connection stays usable', async () => {
    const database = await open(cluster.url('postgres'), {
      STATEMENT_TIMEOUT_MS: '50',
      DATABASE_POOL_SIZE: '1',
    });
    await withDatabase(database, async () => {
      const error: unknown = await db()
        .execute(sql`select pg_sleep(5)`)
        .catch((e: unknown) => e);
      expect(isStatementTimeout(error)).toBe(true);
      expect(await one()).toEqual({ n: 1 });
    });
    await database.close();
  });

  it('excludes by advisoryLock also callers of another pool', async () => {
    const [first, second] = await Promise.all([open(cluster.url('postgres')), open(cluster.url('postgres'))]);
    const order: string[] = [];
    let enter = () => {};
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
    });
    let leave = () => {};
    const leaving = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const holds = withDatabase(first, () =>
      advisoryLock('key', async () => {
        enter();
        await leaving;
        order.push('first');
      }),
    );
    await entered;
    const waits = withDatabase(second, () => advisoryLock('key', async () => void order.push('second')));
    await withDatabase(second, () => advisoryLock('another key', async () => void order.push('other')));
    leave();
    await Promise.all([holds, waits]);
    expect(order).toEqual(['other', 'first', 'second']);
    await Promise.all([first.close(), second.close()]);
  });

  it('answers DatabaseUnavailable while the server is away, and recovers by itself', async () => {
    const database = await open(cluster.url('postgres'));
    await withDatabase(database, async () => {
      await one();
      const running = inTransaction(async () => {
        await one();
        await cluster.halt('immediate');
        await one();
      });
      await expect(running).rejects.toThrow(DatabaseUnavailable);
      await expect(one()).rejects.toThrow(DatabaseUnavailable);
      await expect(inTransaction(one)).rejects.toThrow(DatabaseUnavailable);
      expect(
        isUnavailable(
          await db()
            .execute(sql`select 1`)
            .catch((e: unknown) => e),
        ),
      ).toBe(true);
      expect(await isReachable()).toBe(false);
      await cluster.start();
      expect(await isReachable()).toBe(true);
      expect(await inTransaction(one)).toEqual({ n: 1 });
    });
    await database.close();
  });

  describe('behind an address that points to a standby', () => {
    let standby: Cluster;
    beforeAll(async () => {
      standby = await cluster.standby();
    });
    afterAll(() => standby.remove());

    it('is unavailable until the primary is back', async () => {
      const address = await movingAddress(cluster);
      // a connection that a transaction did not release would be missing at once
      const database = await open(address.url, { DATABASE_POOL_SIZE: '1' });
      await withDatabase(database, async () => {
        await db().execute(sql`create table moved (n integer)`);
        const write = () => inTransaction(() => db().execute(sql`insert into moved values (1)`));
        await write();
        address.moveTo(standby);
        await expect(write()).rejects.toThrow(DatabaseUnavailable);
        await expect(one()).rejects.toThrow(DatabaseUnavailable);
        await expect(one()).rejects.toThrow(DatabaseUnavailable);
        address.moveTo(cluster);
        await write();
        expect(await one()).toEqual({ n: 1 });
      });
      await database.close();
      address.close();
    });

    it('gives the queue no connection to the standby', async () => {
      const address = await movingAddress(cluster);
      const database = await open(address.url);
      const pool = new pg.Pool((await database.jobStore()) as pg.PoolConfig);
      pool.on('error', () => {});
      await pool.query('select 1');
      address.moveTo(standby);
      const error: unknown = await pool.query('select 1').catch((thrown: unknown) => thrown);
      expect(isUnavailable(error)).toBe(true);
      expect(isUnavailable(await pool.query('select 1').catch((thrown: unknown) => thrown))).toBe(true);
      address.moveTo(cluster);
      await pool.query('select 1');
      await Promise.all([pool.end(), database.close()]);
      address.close();
    });

    it('receives notifications again afterwards', async () => {
      const address = await movingAddress(cluster);
      const database = await open(address.url);
      const heard: string[] = [];
      const stop = await database.listen(
        'moves',
        (said) => heard.push(said),
        () => heard.push('back'),
      );
      address.moveTo(standby);
      address.moveTo(cluster);
      await expect.poll(() => heard).toEqual(['back']);
      await database.handle.execute(sql`select pg_notify('moves', 'news')`);
      await expect.poll(() => heard).toEqual(['back', 'news']);
      await stop();
      await database.close();
      address.close();
    });

    it('does not start, and says why', async () => {
      await expect(open(standby.url('postgres'))).rejects.toThrow(/DATABASE_URL.*예비 서버/);
    });

    it('reads from a standby, and from the primary only if no standby answers', async () => {
      const [primaryUrl, standbyUrl] = [cluster.url('postgres'), standby.url('postgres')];
      const database = await open(primaryUrl, { DATABASE_REPLICA_URL: `${primaryUrl},${standbyUrl}` });
      const readsAtStandby = async (): Promise<unknown> => {
        const found = (await database
          .standby?.()
          ?.execute(sql`select pg_is_in_recovery() standby`)) as unknown;
        return (found as { rows: { standby: boolean }[] }).rows[0]?.standby;
      };
      expect([await readsAtStandby(), await readsAtStandby(), await readsAtStandby()]).toEqual([
        true,
        true,
        true,
      ]);
      expect(database.standbys?.().map(({ isUsed }) => isUsed)).toEqual([true, true]);
      await standby.halt('immediate');
      await expect.poll(() => database.standbys?.().map(({ isUsed }) => isUsed)).toEqual([true, false]);
      expect([await readsAtStandby(), await readsAtStandby()]).toEqual([false, false]);
      await database.close();
    });
  });

  it('replaces a connection that was cut while idle', async () => {
    const relay = await relayTo(cluster.port);
    const database = await open(`postgres://postgres@127.0.0.1:${relay.port}/postgres`, {
      DATABASE_POOL_SIZE: '1',
    });
    // not to measure: the pool reads this clock
    const clock = globalThis.performance;
    const now = clock.now.bind(clock);
    const { setTimeout: later } = globalThis;
    await withDatabase(database, async () => {
      expect(await one()).toEqual({ n: 1 });
      const restore = relay.hold();
      // eleven seconds have passed, and the five-second timer is shortened
      vi.spyOn(clock, 'now').mockImplementation(() => now() + 11_000);
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
        work: () => void,
        time?: number,
        ...given: []
      ) => later(work, time === 5_000 ? 200 : time, ...given)) as typeof setTimeout);
      const problem: unknown = await one().catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(DatabaseUnavailable);
      restore();
      expect(await one()).toEqual({ n: 1 });
    });
    vi.restoreAllMocks();
    await database.close();
    await relay.close();
  });

  it('uses a standby for reads only where one is named, and checks it at the start', async () => {
    const url = cluster.url('postgres');
    const database = await open(url, { DATABASE_REPLICA_URL: url });
    expect(database.standby?.()).toBeDefined();
    await database.close();
    const wrong = url.replace('/postgres', '/absent');
    await expect(open(url, { DATABASE_REPLICA_URL: wrong })).rejects.toThrow(/DATABASE_REPLICA_URL/);
  });

  it('starts without a standby that is away, and says which', async () => {
    const url = cluster.url('postgres');
    const port = await freePort();
    const away = `postgres://127.0.0.1:${port}/d`;
    const database = await open(url, { DATABASE_REPLICA_URL: `${away}, ${url}` });
    expect(database.standbys?.()).toEqual([
      { name: `127.0.0.1:${port}/d`, lag: undefined, isUsed: false },
      { name: expect.stringContaining('/postgres'), lag: 0, isUsed: true },
    ]);
    expect([database.standby?.(), database.standby?.()]).not.toContain(undefined);
    await database.close();
  });

  it('keeps UTC and the time limit beside options in the address', async () => {
    const database = await open(`${cluster.url('postgres')}?options=-c%20TimeZone%3DAsia%2FSeoul`);
    const settings = sql`select current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout`;
    const found = await withDatabase(database, () =>
      row(z.object({ zone: z.string(), timeout: z.string() }), settings),
    );
    expect(found).toEqual({ zone: 'UTC', timeout: '5s' });
    await database.close();
  });

  it('says at the start, in one sentence without secrets, what is wrong', async () => {
    const admin = await open(cluster.url('postgres'));
    await admin.handle.execute(sql`create database latin encoding 'LATIN1' template template0`);
    await admin.close();
    const sentence = async (url: string) => {
      const error: unknown = await open(url).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(StartProblem);
      return (error as Error).message;
    };
    expect(await sentence(`postgres://who:geheim@127.0.0.1:${await freePort()}/d`)).toMatch(
      /^데이터베이스에 연결할 수 없습니다: 127\.0\.0\.1:\d+\/d\./,
    );
    expect(await sentence(cluster.url('absent'))).toContain('데이터베이스가 없습니다');
    expect(await sentence(cluster.url('postgres').replace('postgres@', 'nobody:geheim@'))).toContain(
      '맞지 않습니다',
    );
    expect(await sentence(cluster.url('latin'))).toContain('LATIN1');
  });
});
