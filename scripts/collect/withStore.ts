import { insertBaseData } from '#server/database/base/insertBaseData.ts';
import { openDatabase } from '#server/database/client.ts';
import { withDatabase } from '#server/database/db.ts';
import { FolderLocked } from '#server/database/lock.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Environment } from '#server/environment.ts';
import { articleStore } from '#server/features/collect/articleStore.ts';
import type { ArticleStore } from '#server/features/collect/store.ts';
import { remoteStore } from './remoteStore.ts';

/**
 * Runs `work` on the articles of the database that the environment names, migrated and with its base data.
 * While a server holds the embedded database, the work is handed to that server.
 * @throws StartProblem: one sentence for a person
 */
export const withStore = async <T>(
  environment: Environment,
  work: (store: ArticleStore) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase(environment).catch((error: unknown) => {
    if (error instanceof FolderLocked && error.holder?.port) return error.holder;
    throw error;
  });
  if ('pid' in database) return work(remoteStore(database));
  try {
    await migrate(database);
    return await withDatabase(database, async () => {
      await insertBaseData();
      return work(articleStore());
    });
  } finally {
    await database.close();
  }
};
