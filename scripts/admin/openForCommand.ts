import { type DatabasePlace, openDatabase } from '#server/kernel/database/client.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { FolderLocked, type LockHolder } from '#server/kernel/database/lock.ts';

/** The database's address without request limits and standbys: for commands that read or write all of it. */
export const withoutLimits = <T extends DatabasePlace>(place: T): T => ({
  ...place,
  databaseReplicaUrls: [],
  databasePoolSize: 2,
  statementTimeoutMs: 0,
});

/** Opens the database, or returns the server that has its folder open and can be called. @throws StartProblem */
export const openUnlessLocked = (place: DatabasePlace): Promise<Database | LockHolder> =>
  openDatabase(place).catch((error: unknown) => {
    if (error instanceof FolderLocked && error.holder?.port) return error.holder;
    throw error;
  });
