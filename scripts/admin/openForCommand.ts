import { type DatabasePlace, openDatabase } from '#server/kernel/database/client.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { FolderLocked, type LockHolder } from '#server/kernel/database/lock.ts';

/** Where the database is, without the limits of a request and the standbys: for commands that read or write all of it. */
export const withoutLimits = <T extends DatabasePlace>(place: T): T => ({
  ...place,
  databaseReplicaUrls: [],
  databasePoolSize: 2,
  statementTimeoutMs: 0,
});

/** Opens the database, or says which server holds its folder and can be asked. @throws StartProblem */
export const openUnlessHeld = (place: DatabasePlace): Promise<Database | LockHolder> =>
  openDatabase(place).catch((error: unknown) => {
    if (error instanceof FolderLocked && error.holder?.port) return error.holder;
    throw error;
  });
