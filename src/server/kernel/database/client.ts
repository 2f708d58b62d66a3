import type { Environment } from '../environment.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { refuseUnfinishedFolder } from './restoreMark.ts';

/** What opening takes of the environment. */
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

/** The same as openDatabase where a restore has begun too: for who restores. */
export const openEvenUnfinished = (place: DatabasePlace): Promise<Database> => {
  const { databaseUrl } = place;
  return databaseUrl ? openPostgres({ ...place, databaseUrl }) : openPglite(place.dataDir);
};

/**
 * Opens the database that the environment names: PostgreSQL by DATABASE_URL, else the embedded one in DATA_DIR.
 * @throws StartProblem (FolderLocked, FolderUnusable, DatabaseUnavailable …): one sentence for a person
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  refuseUnfinishedFolder(place.dataDir);
  return openEvenUnfinished(place);
}
