import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { storageOf } from '../storage.ts';
import type { Database, JobStore } from './database.ts';
import { handleOn } from './handle.ts';
import { lockFolder } from './lock.ts';
import { NamingClient } from './namedStatements.ts';
import { engineHere, engineInThread, type PgliteEngine } from './pgliteEngine.ts';
import { PgliteSocket } from './pgliteSocket.ts';
import { reopeningEngine } from './reopeningEngine.ts';
import { traceStatements } from './traceStatements.ts';

/** The job queue on the one connection: between its statements those of others come and go. */
const jobStoreOf = (pool: pg.Pool): JobStore => ({
  db: {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        // several statements in one text are answered one by one
        const results = [await client.query(values?.length ? { text, values } : text)].flat();
        return { rows: results.flatMap(({ rows }) => rows as unknown[]) };
      } catch (error) {
        // a block that failed half-way
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  },
  backend: 'pglite',
});

/** What was written last is in the log that lies in the folder too; little of it is left after a checkpoint. */
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
    // as much of a socket as pg uses, no more
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
    // the session may be another one, of a database that was opened anew
    for (const [channel, hearers] of listeners)
      if (hearers.size > 0) client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
  });
  const handle = handleOn(pool);
  let latest: Promise<unknown> = Promise.resolve();
  return {
    engine: 'pglite',
    handle,
    // No other process can be here, so a queue within this one will do.
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
 * Makes the cluster beside its place and moves it there when whole, so that a kill during the first start leaves
 * nothing half made.
 */
async function initialise(folder: string): Promise<void> {
  const draft = `${folder}.initialising`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(folder)) return;
  const engine = await engineInThread(draft);
  await engine.close();
  renameSync(draft, folder);
}

/** PGlite gives its files rights for everybody, whatever the umask: the folder must keep others out. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    // it belongs to another account
  }
}

/**
 * Opens the embedded database in `dataDir`/pglite, made on first use, and holds the folder for this process.
 * @throws FolderLocked, FolderUnusable, StartProblem when the folder holds something that PGlite cannot open
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
    // it recovers from its log first, for which it needs some room
    const isFull = (await storageOf(dataDir)).state === 'full';
    const advice = isFull
      ? '디스크에 자리가 거의 없습니다. 자리를 늘린 뒤 다시 시작해 주세요.'
      : '백업에서 복원하거나 DATA_DIR에 다른 폴더를 지정해 주세요.';
    throw new StartProblem(`내장 데이터베이스 폴더 ${folder}을(를) 열 수 없습니다. ${advice}`, { cause });
  }
}

/** An embedded database in memory, from a dump of a data folder where given. For tests. */
export async function openPgliteInMemory(dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const [{ PGlite }, { startParams }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./pgliteParams.ts'),
  ]);
  const pglite = await PGlite.create({ startParams, ...(dump && { loadDataDir: dump }) });
  return { ...wrapped(engineHere(pglite)), dump: () => pglite.dumpDataDir('none') };
}
