import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/kernel/database/database.ts';
import { tryWriteFact } from '#server/kernel/database/facts.ts';
import { FolderLocked, type LockHolder, lockFolder } from '#server/kernel/database/lock.ts';
import { appliedMigrations, refuseUnfinishedOrMoved } from '#server/kernel/database/migrate.ts';
import { openPglite } from '#server/kernel/database/pglite.ts';
import type { Environment } from '../../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { callServer } from '../callServer.ts';
import { hasNoEmbedded } from '../copy/target.ts';
import { openUnlessLocked, withoutLimits } from '../openForCommand.ts';

/** A successfully completed backup. */
export interface FinishedBackup {
  at: string;
  file: string;
  bytes: number;
  seconds: number;
}

/** The database to back up. */
export interface BackupSource {
  database: Database;
  /**
   * Informs the database, or the server that has it open, of a completed backup. @returns a sentence if that is not
   * permitted
   */
  tell(backup: FinishedBackup): Promise<string | undefined>;
  close(): Promise<void>;
}

const snapshotPrefix = 'backup-snapshot-';
/** Milliseconds after which an unlocked snapshot counts as left behind by a killed command. */
const forgotten = 3_600_000;

const isHeld = (folder: string): boolean => {
  try {
    lockFolder(folder).release();
    return false;
  } catch (error) {
    if (error instanceof FolderLocked) return true;
    throw error;
  }
};

const dropForgotten = async (dataDir: string): Promise<void> => {
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith(snapshotPrefix))) {
    const folder = join(dataDir, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > forgotten && !isHeld(folder))
      await rm(folder, { recursive: true, force: true });
  }
};

/**
 * If a server has the folder open: it takes a snapshot of the database between two statements, which is then read
 * without time limit.
 */
const fromServer = async ({ dataDir }: Environment, holder: LockHolder): Promise<BackupSource> => {
  const { folder: name } = await callServer<{ folder: string }>(holder, '/backup/snapshot', {});
  const folder = join(dataDir, name);
  const drop = () => rm(folder, { recursive: true, force: true });
  const database = await openPglite(folder).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  return {
    database,
    async tell(backup) {
      await callServer(holder, '/backup/finished', backup);
      return undefined;
    },
    async close() {
      await database.close();
      await drop();
    },
  };
};

const nothingThere = (place: string): StartProblem =>
  new StartProblem(`${place}에 백업할 자료가 없습니다. DATA_DIR과 DATABASE_URL을 확인해 주세요.`);

/** @throws StartProblem if there is no data yet, or an unfinished restore or move */
const refuseUnprepared = async (database: Database): Promise<void> => {
  await refuseUnfinishedOrMoved(database.handle);
  if ((await appliedMigrations(database.handle)).length === 0) throw nothingThere('데이터베이스');
};

/** @throws StartProblem if the database cannot be opened or there is nothing to back up */
export const openSource = async (environment: Environment): Promise<BackupSource> => {
  // opening would create an empty database
  if (!environment.databaseUrl && hasNoEmbedded(environment.dataDir)) throw nothingThere(environment.dataDir);
  const database = await openUnlessLocked(withoutLimits(environment));
  if (!environment.databaseUrl) await dropForgotten(environment.dataDir);
  if ('pid' in database) return fromServer(environment, database);
  try {
    await refuseUnprepared(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    database,
    tell: (backup) => tryWriteFact(database.handle, 'backup', backup),
    close: () => database.close(),
  };
};
