import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/kernel/database/database.ts';
import { tellFact } from '#server/kernel/database/facts.ts';
import { FolderLocked, type LockHolder, lockFolder } from '#server/kernel/database/lock.ts';
import { appliedMigrations, refuseUnfinishedOrMoved } from '#server/kernel/database/migrate.ts';
import { openPglite } from '#server/kernel/database/pglite.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { StartProblem } from '#server/kernel/startProblem.ts';
import { callServer } from '../callServer.ts';
import { hasNoEmbedded } from '../copy/target.ts';
import { openUnlessHeld, withoutLimits } from '../openForCommand.ts';

/** A backup that has come to a good end. */
export interface FinishedBackup {
  at: string;
  file: string;
  bytes: number;
  seconds: number;
}

/** The database that is backed up. */
export interface BackupSource {
  database: Database;
  /** Tells the database, or the server that holds it, that a backup is there. @returns a sentence where that is not allowed */
  tell(backup: FinishedBackup): Promise<string | undefined>;
  close(): Promise<void>;
}

const snapshotPrefix = 'backup-snapshot-';
/** Milliseconds after which a copy that nobody holds was left behind by a command that was killed. */
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

/** A server has the folder: it makes a copy of the database between two statements, which is read at leisure. */
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

/** @throws StartProblem where there is nothing yet, or something unfinished */
const refuseUnprepared = async (database: Database): Promise<void> => {
  await refuseUnfinishedOrMoved(database.handle);
  if ((await appliedMigrations(database.handle)).length === 0) throw nothingThere('데이터베이스');
};

/** @throws StartProblem where the database cannot be opened, or nothing is there to back up */
export const openSource = async (environment: Environment): Promise<BackupSource> => {
  // opening would make an empty one
  if (!environment.databaseUrl && hasNoEmbedded(environment.dataDir)) throw nothingThere(environment.dataDir);
  const database = await openUnlessHeld(withoutLimits(environment));
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
    tell: (backup) => tellFact(database.handle, 'backup', backup),
    close: () => database.close(),
  };
};
