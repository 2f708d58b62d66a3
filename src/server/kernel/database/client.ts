import type { Environment } from '../environment.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database that the environment names: PostgreSQL by DATABASE_URL, else the embedded one in DATA_DIR.
 * @throws StartProblem (FolderLocked, FolderUnusable, DatabaseUnavailable …): one sentence for a person
 */
export function openDatabase(
  environment: Pick<
    Environment,
    | 'dataDir'
    | 'databaseUrl'
    | 'databaseReplicaUrls'
    | 'databaseDirectUrl'
    | 'databasePoolSize'
    | 'databasePrepare'
    | 'statementTimeoutMs'
  >,
): Promise<Database> {
  const { databaseUrl } = environment;
  return databaseUrl ? openPostgres({ ...environment, databaseUrl }) : openPglite(environment.dataDir);
}
