import type { Environment } from '../settings/environment.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { refuseUnfinishedFolder } from './restoreMark.ts';

/** The environment variables needed to open a database. */
export type DatabasePlace = Pick<
  Environment,
  | 'dataDir'
  | 'databaseUrl'
  | 'databaseReplicaUrls'
  | 'databaseDirectUrl'
  | 'databasePoolSize'
  | 'databasePrepare'
  | 'statementTimeoutMs'
>;

/** openDatabase, but also for a database with an unfinished restore: for the restore itself. */
export const openEvenUnfinished = (place: DatabasePlace): Promise<Database> => {
  const { databaseUrl } = place;
  return databaseUrl ? openPostgres({ ...place, databaseUrl }) : openPglite(place.dataDir);
};

/**
 * Opens the database of the environment: PostgreSQL by DATABASE_URL, else the embedded one in DATA_DIR.
 * @throws StartProblem (FolderLocked, FolderUnusable, DatabaseUnavailable …): a one-sentence message for the operator
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  refuseUnfinishedFolder(place.dataDir);
  return openEvenUnfinished(place);
}
