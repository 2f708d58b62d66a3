import type { Environment } from '#server/kernel/environment.ts';
import { type ArticleStore, articleStore } from '#server/modules/collection/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { onFolder } from '../admin/onServerOrFolder.ts';
import { remoteStore } from './remoteStore.ts';

/**
 * Runs `work` on the articles of the database that the environment names, migrated and with its base data.
 * While a server holds the embedded database, the work is handed to that server.
 * @throws StartProblem: one sentence for a person
 */
export const withStore = <T>(
  environment: Environment,
  work: (store: ArticleStore) => Promise<T>,
): Promise<T> =>
  onFolder(environment, {
    ours: async () => {
      await insertBaseData();
      return work(articleStore());
    },
    held: (holder) => work(remoteStore(holder)),
  });
