import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { storageOf } from '../health/storage.ts';
import { StartProblem } from '../settings/startProblem.ts';
import type { Database, JobStore } from './database.ts';
import { lockFolder } from './lock.ts';
import { NamingClient } from './namedStatements.ts';
import { engineHere, engineInThread, type PgliteEngine, PgliteSocket } from './pgliteEngine.ts';
import { reopeningEngine } from './reopeningEngine.ts';
import { handleOn } from './rows.ts';
import { traceStatements } from './traceStatements.ts';

/** The job queue on the single connection: statements of others may run between its statements. */
const jobStoreOf = (pool: pg.Pool): JobStore => ({
  db: {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        // several statements in one text return several results
        const results = [await client.query(values?.length ? { text, values } : text)].flat();
        return { rows: results.flatMap(({ rows }) => rows as unknown[]) };
      } catch (error) {
        // the text may have failed inside an open transaction
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  },
  backend: 'pglite',
});

/** The copy contains recent writes in the log, which is part of the folder; a checkpoint before keeps the log short. */
const snapshotOf = (engine: PgliteEngine, pool: pg.Pool): Pick<Database, 'snapshot'> =>
  engine.copyTo
    ? {
        async snapshot(folder) {
          await pool.query('checkpoint');
          await engine.copyTo?.(folder);
        },
      }
    : {};

const wrapped = (engine: PgliteEngine, release = () => {}): Omit<Database, 'lock'> => {
  const config: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0, pipeline: true };
  const pool = new pg.Pool({
    ...config,
    // only the part of a socket that pg uses
    stream: () => new PgliteSocket(engine) as never,
    Client: NamingClient,
  });
  pool.on('error', () => {});
  traceStatements(pool);
  const listeners = new Map<string, Set<(payload: string) => void>>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of listeners.get(channel) ?? []) hear(payload);
    });
    // the session may be a new one, of a reopened database
    for (const [channel, hearers] of listeners)
      if (hearers.size > 0) client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
  });
  const handle = handleOn(pool);
  let latest: Promise<unknown> = Promise.resolve();
  return {
    engine: 'pglite',
    handle,
    // No other process can use the database, so a queue within this process suffices.
    alone(work) {
      const mine = latest.then(() => work(handle));
      latest = mine.catch(() => {});
      return mine;
    },
    async listen(channel, hear) {
      const hearers = listeners.get(channel) ?? new Set();
      listeners.set(channel, hearers.add(hear));
      if (hearers.size === 1) await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        hearers.delete(hear);
        if (hearers.size === 0 && !pool.ended) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    jobStore: async () => jobStoreOf(pool),
    ...snapshotOf(engine, pool),
    async close() {
      try {
        if (!pool.ended) await pool.end();
        await engine.close();
      } finally {
        release();
      }
    },
  };
};

/**
 * Creates the cluster in a temporary folder and renames it when complete, so that a kill during the first start leaves
 * no partial cluster.
 */
async function initialise(folder: string): Promise<void> {
  const draft = `${folder}.initialising`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(folder)) return;
  const engine = await engineInThread(draft);
  await engine.close();
  renameSync(draft, folder);
}

/**
 * PGlite makes its files accessible to all accounts, whatever the umask: the mode of the folder must exclude others.
 */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    // the folder belongs to another account
  }
}

/**
 * Opens the embedded database in `dataDir`/pglite, created on first use, and locks the folder for this process.
 * @throws FolderLocked, FolderUnusable, StartProblem if PGlite cannot open the content of the folder
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, 'pglite');
  try {
    await initialise(folder);
    closeToOthers(folder);
    const engine = await reopeningEngine(() => engineInThread(folder));
    return { ...wrapped(engine, () => lock.release()), lock };
  } catch (cause) {
    lock.release();
    // opening starts with recovery from the log, which needs some disk space
    const isFull = (await storageOf(dataDir)).state === 'full';
    const advice = isFull
      ? '디스크 공간이 거의 없습니다. 공간을 늘린 뒤 다시 시작해 주세요.'
      : '백업에서 복원하거나 DATA_DIR에 다른 폴더를 지정해 주세요.';
    throw new StartProblem(`내장 데이터베이스 폴더 ${folder}을(를) 열 수 없습니다. ${advice}`, { cause });
  }
}

/** Opens an embedded database in this thread, without a lock; the folder is created if there is none. For tests. */
export async function openPgliteHere(folder: string): Promise<Database> {
  const [{ PGlite }, { startParams }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./pgliteEngine.ts'),
  ]);
  return wrapped(engineHere(await PGlite.create({ dataDir: folder, startParams })));
}
