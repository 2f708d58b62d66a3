import { machineHeader } from '#server/kernel/access/machine.ts';
import type { LockHolder } from '#server/kernel/database/lock.ts';
import { serverAddress } from '#server/kernel/http/serverAddress.ts';
import {
  type ArticleStore,
  articleStore,
  type Outcome,
  type Progress,
} from '#server/modules/collection/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import type { Environment } from '../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { onFolder } from '../admin/onServerOrFolder.ts';

const refused = (status: number): StartProblem =>
  new StartProblem(`실행 중인 서버가 수집을 받아 주지 않았습니다 (${status}). 서버의 기록을 확인해 주세요.`);

/** Stores through the running server, because only it has the data folder open. */
const remoteStore = (holder: LockHolder): ArticleStore => {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(serverAddress(holder, `/api${path}`), {
      ...init,
      headers: { 'content-type': 'application/json', [machineHeader]: holder.secret },
    });
    if (!response.ok) throw refused(response.status);
    return ((await response.json()) as { data: T }).data;
  };
  return {
    storeBatch: (items, progress) =>
      call<Outcome>('/collect/batch', { method: 'POST', body: JSON.stringify({ items, progress }) }),
    progressOf: async (source) => {
      const { progress } = await call<{ progress: Progress | null }>(
        `/collect/progress?${new URLSearchParams({ source }).toString()}`,
      );
      return progress;
    },
  };
};

/**
 * Runs `work` on the articles of the environment's database, migrated and with its base data. If a server has the
 * embedded database open, the work is passed to that server.
 * @throws StartProblem with a sentence for the operator
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
