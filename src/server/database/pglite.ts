import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartProblem } from '../startProblem.ts';
import type { Database, Handle } from './database.ts';
import { lockFolder } from './lock.ts';

/**
 * Without -F, and with a WAL opened O_SYNC: PGlite's fsync is a stub, so this is what makes a commit survive.
 * In UTC like PostgreSQL's sessions. What is not in its own pages the operating system still has in memory: 128 MB of
 * them, all of it touched at the start, would be twice what the rest of the process needs.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=open_datasync'],
  ...['-c', 'TimeZone=UTC'],
  ...['-c', 'shared_buffers=48MB'],
];

const wrapped = (pglite: PGlite, release = () => {}): Omit<Database, 'lock'> => {
  const handle = drizzle(pglite) as unknown as Handle;
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
    listen: (channel, hear) => pglite.listen(channel, hear),
    async jobStore() {
      // who opens the folder for a command needs no queue
      const { fromPglite } = await import('pg-boss');
      return { db: fromPglite(pglite), backend: 'pglite' };
    },
    async close() {
      try {
        if (!pglite.closed) await pglite.close();
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
  const pglite = await PGlite.create({ dataDir: draft, startParams });
  await pglite.close();
  renameSync(draft, folder);
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
    const pglite = await PGlite.create({ dataDir: folder, startParams });
    return { ...wrapped(pglite, () => lock.release()), lock };
  } catch (cause) {
    lock.release();
    throw new StartProblem(
      `내장 데이터베이스 폴더 ${folder}을(를) 열 수 없습니다. 백업에서 복원하거나 DATA_DIR에 다른 폴더를 지정해 주세요.`,
      { cause },
    );
  }
}

/** An embedded database in memory, from a dump of a data folder where given. For tests. */
export async function openPgliteInMemory(dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({ startParams, ...(dump && { loadDataDir: dump }) });
  return { ...wrapped(pglite), dump: () => pglite.dumpDataDir('none') };
}
