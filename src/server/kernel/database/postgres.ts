import pg from 'pg';
import { withinTime } from '../clock/withinTime.ts';
import type { Environment } from '../settings/environment.ts';
import { StartProblem } from '../settings/startProblem.ts';
import { applicationName, connectionName, probeUnused, socketOf } from './connections.ts';
import type { Database, Handle, PoolState } from './database.ts';
import { DatabaseUnavailable, isUnavailable, onlyReads, sqlState, standbyInstead } from './errors.ts';
import { listenOn } from './listen.ts';
import { NamingClient } from './namedStatements.ts';
import { handleOf, handleOn } from './rows.ts';
import { openStandbys } from './standbys.ts';
import { traceStatements } from './traceStatements.ts';

// Drizzle uses pg's global table of parsers, so this parser is set for the process: bigint is a number, as in PGlite.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const OLDEST_VERSION = 15;

/** An arbitrary number, the same in every process of this product: key of the lock of `alone`. */
const ALONE = 7_301_946;

type Settings = Pick<
  Environment,
  | 'databaseUrl'
  | 'databaseReplicaUrls'
  | 'databaseDirectUrl'
  | 'databasePoolSize'
  | 'databasePrepare'
  | 'statementTimeoutMs'
>;

type OnConnect = NonNullable<pg.PoolConfig['onConnect']>;

/** Timeout in milliseconds for a new connection, for its first statements, and for the first one after a pause. */
const timeoutMs = 5_000;

/**
 * Milliseconds until an unused connection is closed: longer than the pause between two clicks of the only user, since a
 * new connection signs in, sets its parameters and plans each statement anew. Probes from the first minute on keep
 * firewalls from forgetting it.
 */
const idleTimeoutMs = 300_000;
const firstProbeMs = 60_000;

const silence = (): Error =>
  Object.assign(new Error('The connection was accepted and not answered.'), { code: 'ETIMEDOUT' });

/**
 * The pool awaits the callback for a new connection, and drops the connection if it fails; pg's types do not say so. A
 * connection that does not answer is destroyed at once: it would block its waiting caller, and the process, forever.
 */
const awaited = (act: (client: pg.ClientBase) => Promise<void>): OnConnect =>
  ((client: pg.ClientBase) =>
    withinTime(act(client), timeoutMs, () => {
      socketOf(client).destroy();
      throw silence();
    })) as OnConnect;

/**
 * Refuses a connection that leads to a standby: during a failover a proxy or a DNS name may still lead to the old
 * primary, which would answer reads with stale data and every write with an error, for the lifetime of the connection.
 */
const refuseStandby = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() standby');
  if (rows[0]?.standby) throw standbyInstead();
};

/** @param to a pool of the primary refuses connections to a standby; a pool of a standby accepts a primary */
function openPool(url: string, settings: Settings, to: PoolState['to'] = 'primary'): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // concurrent queries on one connection do not wait for each other
    pipeline: true,
    ...(settings.databasePrepare && { Client: NamingClient }),
    max: settings.databasePoolSize,
    connectionTimeoutMillis: timeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: firstProbeMs,
    application_name: applicationName,
    // JIT-compiling a query for a page of a list takes longer than the query (measured: 100 ms of 150). Set by
    // statements, not start-up options: those would be lost beside `?options=` and are refused by pgbouncer.
    onConnect: awaited(async (client) => {
      await client.query(
        `set time zone 'UTC'; set jit = off; set statement_timeout = ${settings.statementTimeoutMs}; set idle_in_transaction_session_timeout = 60000`,
      );
      if (to === 'primary') await refuseStandby(client);
    }),
  });
  // The pool drops a connection that breaks, idle or in use; without listeners the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  traceStatements(pool);
  probeUnused(pool, timeoutMs);
  return pool;
}

const sum = (pools: readonly pg.Pool[], of: (pool: pg.Pool) => number): number =>
  pools.reduce((total, pool) => total + of(pool), 0);

const stateOf = (to: PoolState['to'], pools: readonly pg.Pool[]): PoolState => ({
  to,
  busy: sum(pools, ({ totalCount, idleCount }) => totalCount - idleCount),
  idle: sum(pools, ({ idleCount }) => idleCount),
  waiting: sum(pools, ({ waitingCount }) => waitingCount),
});

/** Whether the error is a timeout: the driver reports some by message only. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ETIMEDOUT' ||
    /timeout exceeded when trying to connect|Connection terminated due to connection timeout/.test(
      error.message,
    ));

function startProblem(error: unknown, name: string, url: string): unknown {
  const state = sqlState(error);
  if (state === '3D000') return new StartProblem(`${name}의 데이터베이스가 없습니다: ${connectionName(url)}`);
  if (state?.startsWith('28'))
    return new StartProblem(`${name}의 계정 또는 비밀번호가 맞지 않습니다: ${connectionName(url)}`);
  if (onlyReads(error))
    return new DatabaseUnavailable(
      `${name}이(가) 쓰기를 받지 않는 예비 서버로 이어집니다: ${connectionName(url)}. 주 서버의 주소인지 확인해 주세요. 주 서버가 바뀌는 중이면 잠시 후 다시 시작해 주세요.`,
      error,
    );
  if (isSilence(error))
    return new DatabaseUnavailable(
      `${connectionName(url)}이(가) ${timeoutMs / 1_000}초 안에 응답하지 않습니다. PostgreSQL이 멈추어 있거나 방화벽이 막고 있지 않은지, ${name}이(가) 맞는지 확인해 주세요.`,
      error,
    );
  if (isUnavailable(error))
    return new DatabaseUnavailable(
      `데이터베이스에 연결할 수 없습니다: ${connectionName(url)}. 데이터베이스가 실행 중인지, ${name}이(가) 맞는지 확인해 주세요.`,
      error,
    );
  return new StartProblem(
    `데이터베이스에 연결하지 못했습니다: ${connectionName(url)} (${(error as Error).message})`,
    {
      cause: error,
    },
  );
}

async function check(pool: pg.Pool, name: string, url: string): Promise<void> {
  let found: { version: string; encoding: string } | undefined;
  try {
    const sql =
      "select current_setting('server_version_num') version, current_setting('server_encoding') encoding";
    found = (await pool.query<{ version: string; encoding: string }>(sql)).rows[0];
  } catch (error) {
    throw startProblem(error, name, url);
  }
  const version = Math.floor(Number(found?.version) / 10_000);
  if (version < OLDEST_VERSION)
    throw new StartProblem(
      `PostgreSQL ${OLDEST_VERSION} 이상이 필요합니다: ${connectionName(url)}은(는) ${version}입니다.`,
    );
  if (found?.encoding !== 'UTF8')
    throw new StartProblem(
      `데이터베이스의 문자 집합이 UTF8이어야 합니다: ${connectionName(url)}은(는) ${found?.encoding}입니다.`,
    );
}

/** Holds a session lock on a separate connection; if the process dies, the server releases it. */
async function alone(pool: pg.Pool, work: (handle: Handle) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let failed: unknown;
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ALONE]);
    await work(handleOn(client));
  } catch (error) {
    failed = error;
    throw error;
  } finally {
    // Closed, not reused: that releases the lock and resets the setting, whatever happened.
    client.release(failed instanceof Error ? failed : true);
  }
}

/** Statements issued before the first await are sent in one write; later ones immediately. */
async function pipelined<T>(pool: pg.Pool, work: (handle: Handle) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const socket = socketOf(client);
  socket.cork();
  setImmediate(() => socket.uncork());
  try {
    return await work(handleOf(client));
  } finally {
    client.release();
  }
}

/** An unavailable standby does not prevent the start: reads go to the primary until it is back. */
async function checkStandby(pool: pg.Pool, url: string): Promise<void> {
  try {
    await check(pool, 'DATABASE_REPLICA_URL', url);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
}

/**
 * Opens PostgreSQL at `databaseUrl` (TLS according to sslmode in the URL) and its standbys.
 * @throws DatabaseUnavailable or StartProblem: unreachable, refused, too old, not UTF-8
 */
export async function openPostgres(settings: Settings & { databaseUrl: string }): Promise<Database> {
  const {
    databaseUrl,
    databaseReplicaUrls: replicaUrls,
    databaseDirectUrl: directUrl = databaseUrl,
  } = settings;
  const pool = openPool(databaseUrl, settings);
  const direct = directUrl === databaseUrl ? pool : openPool(directUrl, { ...settings, databasePoolSize: 2 });
  const standbys = openStandbys(
    replicaUrls.map((url) => ({ name: connectionName(url), pool: openPool(url, settings, 'replica') })),
  );
  let closing: Promise<unknown> | undefined;
  const close = async () => {
    closing ??= Promise.all([...new Set([pool, direct])].map((one) => one.end()).concat(standbys.close()));
    await closing;
  };
  try {
    await check(pool, 'DATABASE_URL', databaseUrl);
    if (direct !== pool) await check(direct, 'DATABASE_DIRECT_URL', directUrl);
    await Promise.all(standbys.pools().map((one, index) => checkStandby(one, replicaUrls[index] ?? '')));
    await standbys.check();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: 'postgres',
    handle: handleOn(pool),
    standby: standbys.next,
    standbys: standbys.states,
    pipelined: (standby, work) => pipelined((standby && standbys.poolOf(standby)) ?? pool, work),
    alone: (work) => alone(direct, work),
    listen: (channel, hear, missed) => listenOn(directUrl, { channel, onMessage: hear, onReconnect: missed }),
    pools: () => [
      stateOf('primary', [pool]),
      ...(replicaUrls.length ? [stateOf('replica', standbys.pools())] : []),
    ],
    // separate connections: maintenance of the queue may take longer than the time limit of requests
    jobStore: async () => ({ connectionString: directUrl, max: 2, onConnect: awaited(refuseStandby) }),
    close,
  };
}
